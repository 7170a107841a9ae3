// Who holds the event and how to reach him.

import { IconBrandTelegram, IconBrandVk, IconBrandWhatsapp, IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import { contactsOf, type ContactKind } from '@rampa/platform/web/base';
import type { MemberEvent } from './member-event.ts';
import classes from './member.module.css';

type Organizer = MemberEvent['organizer'];

const ICONS: Record<ContactKind, typeof IconMail> = {
  whatsApp: IconBrandWhatsapp,
  vk: IconBrandVk,
  telegram: IconBrandTelegram,
  phone: IconPhone,
  site: IconWorld,
  email: IconMail,
};

/** In the header: the company's logo and name. */
export function OrganizerSign({ organizer: { companyName, logoPath } }: { organizer: Organizer }) {
  return (
    <span className={classes.sign}>
      {logoPath ? <img src={logoPath} alt="" width={45} height={45} /> : null}
      <span>{companyName}</span>
    </span>
  );
}

export function OrganizerContacts({ organizer }: { organizer: Organizer }) {
  const contacts = contactsOf(organizer);
  if (contacts.length === 0) return null;
  return (
    <ul className={classes.contacts} aria-label="Связаться с организатором">
      {contacts.map(({ kind, label, href }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <a href={href} {...(/^https?:/.test(href) ? { target: '_blank', rel: 'noreferrer' } : {})}>
              <Icon size={18} stroke={1.75} aria-hidden />
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
