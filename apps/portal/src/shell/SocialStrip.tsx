// Contacts of the organizer whose event the page is about: WhatsApp, VK, Telegram, phone, site. Missing ones are left
// out.

import { ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import { contactsOf, useAddress, type Reachable } from '@rampa/platform/web/base';
import { ContactLinks, useRead } from '@rampa/platform/web/desk';
import classes from './shell.module.css';

/** Only addresses of an event, or those that lead to it, have an organizer. */
export function hasOrganizer({ pathname, search }: { pathname: string; search: string }): boolean {
  return search.includes('back=') || pathname.startsWith('/member/invite/');
}

export function SocialStrip() {
  const hasEvent = hasOrganizer(useAddress());
  // The server reads the page's event from the Referer.
  const { data } = useRead(ProfileGetParticipantGetOrganizerInfo, {}, { enabled: hasEvent, staleTime: 0 });
  return <Strip organizer={data?.organizer ?? null} />;
}

export function Strip({ organizer }: { organizer: Reachable | null }) {
  const contacts = organizer ? contactsOf(organizer).filter(({ kind }) => kind !== 'email') : [];
  return <ContactLinks contacts={contacts} look="signs" className={classes.social} />;
}
