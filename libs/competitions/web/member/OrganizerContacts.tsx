// Who holds the event and how to reach him.

import { contactsOf } from '@rampa/platform/web/base';
import { ContactLinks } from '@rampa/platform/web/desk';
import type { MemberEvent } from './member-event.ts';
import classes from './member.module.css';

type Organizer = MemberEvent['organizer'];

/** In the header: the company's logo and name. */
export function OrganizerSign({ organizer: { companyName, logoPath } }: { organizer: Organizer }) {
  return (
    <span className={classes.sign}>
      {logoPath ? <img src={logoPath} alt="" width={45} height={45} /> : null}
      <span>{companyName}</span>
    </span>
  );
}

export interface OrganizerContactsProps {
  organizer: Organizer;
  look?: 'words' | 'signs';
}

export function OrganizerContacts({ organizer, look = 'words' }: OrganizerContactsProps) {
  return <ContactLinks contacts={contactsOf(organizer)} look={look} className={classes[look]} />;
}
