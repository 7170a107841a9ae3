// The strip of the organizer whose event the page is about: WhatsApp, VK, Telegram, phone, site. What he has not given
// is not there.

import { IconBrandTelegram, IconBrandVk, IconBrandWhatsapp, IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import { contactsOf, type ContactKind } from '@rampa/platform/web/base';
import { useRead } from '@rampa/platform/web/desk';
import classes from './shell.module.css';

const ICONS: Record<ContactKind, typeof IconMail> = {
  whatsApp: IconBrandWhatsapp,
  vk: IconBrandVk,
  telegram: IconBrandTelegram,
  phone: IconPhone,
  site: IconWorld,
  email: IconMail,
};

export function SocialStrip() {
  const { search } = useLocation();
  // Only an address that leads on to an event has an organizer; the server reads it from the Referer.
  const { data } = useRead(
    ProfileGetParticipantGetOrganizerInfo,
    {},
    { enabled: search.includes('back='), staleTime: 0 },
  );
  const contacts = data?.organizer ? contactsOf(data.organizer).filter(({ kind }) => kind !== 'email') : [];
  if (contacts.length === 0) return null;
  return (
    <ul className={classes.social} aria-label="Связаться с организатором">
      {contacts.map(({ kind, label, href }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <a
              href={href}
              aria-label={label}
              title={label}
              {...(/^https?:/.test(href) ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
