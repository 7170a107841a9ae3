// Who holds the event and how to reach him.

import { Company, contactsOf } from '@rampa/platform/web/base';
import { ContactLinks } from '@rampa/platform/web/desk';
import type { MemberEvent } from './member-event.ts';
import classes from './member.module.css';

type Organizer = MemberEvent['organizer'];

/** In the header: the company's logo or its initials, and its name. */
export function OrganizerSign({ organizer: { companyName, logoPath } }: { organizer: Organizer }) {
  return (
    <span className={companyName === '' ? classes.nameless : undefined}>
      <Company companyName={companyName || 'Организатор'} logoPath={logoPath} />
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
