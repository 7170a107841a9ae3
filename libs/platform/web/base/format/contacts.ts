// An organizer's contacts as links. Only safe addresses; anything else is left out.

import { phoneText } from '@rampa/kernel';

export interface Reachable {
  phone: string;
  telegram: string;
  vk: string;
  site: string;
  whatsApp: string;
  email: string;
}

export type ContactKind = keyof Reachable;

export interface Contact {
  kind: ContactKind;
  /** The visible text. */
  label: string;
  href: string;
}

/** In the order of the portal's icons: messengers, phone, site, mail. */
export function contactsOf({ whatsApp, vk, telegram, phone, site, email }: Reachable): Contact[] {
  const contacts: [ContactKind, string, string | null][] = [
    ['whatsApp', 'WhatsApp', whatsAppLink(whatsApp)],
    ['vk', 'ВКонтакте', pageLink(vk, 'vk.com')],
    ['telegram', 'Telegram', pageLink(telegram, 't.me')],
    ['phone', phoneText(phone), phoneLink(phone)],
    ['site', site.replace(/^https?:\/\//i, '').replace(/\/$/, ''), webLink(site)],
    ['email', email, /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : null],
  ];
  return contacts.flatMap(([kind, label, href]) => (href === null ? [] : [{ kind, label, href }]));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function phoneLink(phone: string): string | null {
  const digits = digitsOf(phone);
  if (digits.length < 9) return null;
  if (digits.length === 10) return `tel:+7${digits}`;
  return `tel:+${digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits}`;
}

function whatsAppLink(given: string): string | null {
  const text = given.trim();
  if (/^https?:/i.test(text)) return webLink(text);
  return phoneLink(text)?.replace('tel:+', 'https://wa.me/') ?? null;
}

/** A name («@svetloyar», «svetloyar») or an address of that site. */
function pageLink(given: string, host: string): string | null {
  const text = given.trim();
  if (/^@?[\w.]+$/.test(text) && !text.includes('/') && !text.endsWith('.com') && !text.endsWith('.ru')) {
    return `https://${host}/${text.replace(/^@/, '')}`;
  }
  return webLink(text);
}

function webLink(given: string): string | null {
  const text = given.trim();
  if (text === '') return null;
  const address = /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return ['http:', 'https:'].includes(protocol) && hostname.includes('.') ? href : null;
}
