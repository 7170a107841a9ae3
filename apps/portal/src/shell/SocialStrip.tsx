// The strip of the organizer whose event the page is about: WhatsApp, VK, Telegram, phone, site. What he has not given
// is not there.

import { ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import { contactsOf, useAddress, type Reachable } from '@rampa/platform/web/base';
import { ContactLinks, useRead } from '@rampa/platform/web/desk';
import classes from './shell.module.css';

/** Only an address of an event, or one that leads on to it, has an organizer. */
export function hasOrganizer({ pathname, search }: { pathname: string; search: string }): boolean {
  return search.includes('back=') || pathname.startsWith('/member/invite/');
}

export function SocialStrip() {
  const hasEvent = hasOrganizer(useAddress());
  // Whose page it is the server reads from the Referer.
  const { data } = useRead(ProfileGetParticipantGetOrganizerInfo, {}, { enabled: hasEvent, staleTime: 0 });
  return <Strip organizer={data?.organizer ?? null} />;
}

export function Strip({ organizer }: { organizer: Reachable | null }) {
  const contacts = organizer ? contactsOf(organizer).filter(({ kind }) => kind !== 'email') : [];
  return <ContactLinks contacts={contacts} look="signs" className={classes.social} />;
}
