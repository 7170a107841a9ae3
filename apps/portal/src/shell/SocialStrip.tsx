// The strip of the organizer whose event the page is about: WhatsApp, VK, Telegram, phone, site. What he has not given
// is not there.

import { ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import { contactsOf, useAddress } from '@rampa/platform/web/base';
import { ContactLinks, useRead } from '@rampa/platform/web/desk';
import classes from './shell.module.css';

export function SocialStrip() {
  const { pathname, search } = useAddress();
  // Only an address of an event, or one that leads on to it, has an organizer; the server reads it from the Referer.
  const hasEvent = search.includes('back=') || pathname.startsWith('/member/invite/');
  const { data } = useRead(ProfileGetParticipantGetOrganizerInfo, {}, { enabled: hasEvent, staleTime: 0 });
  const contacts = data?.organizer ? contactsOf(data.organizer).filter(({ kind }) => kind !== 'email') : [];
  return <ContactLinks contacts={contacts} look="signs" className={classes.social} />;
}
