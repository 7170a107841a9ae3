// Contact links of an organizer: typed in any form, stored as https links.

import { countryOf, phoneDigits } from '@rampa/kernel';

export const LINK_KINDS = ['telegram', 'vk', 'whatsApp', 'site'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const LINK_FAULTS: Record<LinkKind, string> = {
  telegram: 'Введите имя вида @festival или ссылку t.me/festival',
  vk: 'Введите имя страницы или ссылку vk.com/festival',
  whatsApp: 'Введите номер целиком или ссылку wa.me/…',
  site: 'Введите адрес сайта вида festival.ru',
};

/** Hosts of the service; the first one is stored. */
const HOSTS: Record<Exclude<LinkKind, 'site'>, readonly string[]> = {
  telegram: ['t.me', 'telegram.me', 'www.t.me'],
  vk: ['vk.com', 'm.vk.com', 'www.vk.com', 'vk.ru', 'm.vk.ru'],
  whatsApp: ['wa.me', 'chat.whatsapp.com', 'api.whatsapp.com', 'www.whatsapp.com', 'whatsapp.com'],
};
/** Hosts that show the same page as the first one of their service. */
const SAME: ReadonlySet<string> = new Set(['telegram.me', 'www.t.me', 'm.vk.com', 'www.vk.com', 'vk.ru', 'm.vk.ru']);
const NAMES = { telegram: /^@?([a-z]\w{3,31})$/i, vk: /^@?([a-z][\w.]{1,49})$/i };

/** An https link; empty stays empty; null for anything unsafe (another scheme, a foreign host, a stray word). */
export function normalLink(kind: LinkKind, typed: string, countryCode: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (kind === 'site') return siteOf(text);
  if (kind === 'whatsApp') {
    const number = numberOf(text, countryCode);
    if (number !== null) return `https://wa.me/${number}`;
  } else {
    const name = text.includes('/') || isOfHost(kind, text) ? null : NAMES[kind].exec(text)?.[1];
    if (name) return `https://${HOSTS[kind][0]}/${name}`;
  }
  const url = addressOf(text);
  if (url === null || !HOSTS[kind].includes(url.hostname) || url.pathname.length < 2) return null;
  const host = SAME.has(url.hostname) ? HOSTS[kind][0]! : url.hostname;
  return `https://${host}${url.pathname.replace(/\/$/, '')}${url.search}`;
}

function isOfHost(kind: 'telegram' | 'vk', text: string): boolean {
  return HOSTS[kind].includes(text.toLowerCase());
}

/** The site's own spelling is stored: «фестиваль.рф» stays readable. */
function siteOf(text: string): string | null {
  const url = addressOf(text);
  return url === null ? null : `https://${text.replace(/^https?:\/\//i, '').replace(/\/$/, '')}`;
}

/** Digits of an international number. */
function numberOf(text: string, countryCode: string): string | null {
  if (!/^[+\d\s().-]+$/.test(text)) return null;
  const digits = phoneDigits(text, countryCode);
  if (digits !== null) return countryOf(countryCode).phoneCode.slice(1) + digits;
  const typed = text.replace(/\D/g, '');
  return text.startsWith('+') && typed.length >= 9 && typed.length <= 15 ? typed : null;
}

function addressOf(text: string): URL | null {
  if (/\s/.test(text) || text.includes('\\')) return null;
  const isSchemed = /^[a-z][a-z\d+.-]*:(?!\d+(\/|$))/i.test(text);
  const address = isSchemed ? text : `https://${text}`;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isName = /\.[^.\d][^.]*$/.test(url.hostname);
  return isName && url.username === '' && url.password === '' ? url : null;
}
