// An organizer's contacts, as words or as a row of icons.

import { IconBrandTelegram, IconBrandVk, IconBrandWhatsapp, IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import type { Contact, ContactKind } from '@rampa/platform/web/base';

const ICONS: Record<ContactKind, typeof IconMail> = {
  whatsApp: IconBrandWhatsapp,
  vk: IconBrandVk,
  telegram: IconBrandTelegram,
  phone: IconPhone,
  site: IconWorld,
  email: IconMail,
};

export interface ContactLinksProps {
  contacts: readonly Contact[];
  /** `signs`: icons whose words are for screen readers and pointing. */
  look: 'words' | 'signs';
  className?: string | undefined;
}

export function ContactLinks({ contacts, look, className }: ContactLinksProps) {
  if (contacts.length === 0) return null;
  return (
    <ul className={className} aria-label="Связаться с организатором">
      {contacts.map(({ kind, label, href }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <a
              href={href}
              {...(look === 'signs' ? { 'aria-label': label, title: label } : {})}
              {...(/^https?:/.test(href) ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              <Icon size={look === 'signs' ? 22 : 18} stroke={1.75} aria-hidden />
              {look === 'words' ? label : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
