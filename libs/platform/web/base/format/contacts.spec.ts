import { describe, expect, it } from 'vitest';
import { contactsOf, type Reachable } from './contacts.ts';

const NOTHING: Reachable = { phone: '', telegram: '', vk: '', site: '', whatsApp: '', email: '' };
const links = (given: Partial<Reachable>) =>
  contactsOf({ ...NOTHING, ...given }).map(({ label, href }) => [label, href]);

describe('the ways to reach an organizer', () => {
  it.each([
    [{ telegram: '@svetloyar' }, 'Telegram', 'https://t.me/svetloyar'],
    [{ telegram: 't.me/svetloyar' }, 'Telegram', 'https://t.me/svetloyar'],
    [{ vk: 'https://vk.com/svetloyar' }, 'ВКонтакте', 'https://vk.com/svetloyar'],
    [{ whatsApp: '8 (999) 123-45-67' }, 'WhatsApp', 'https://wa.me/79991234567'],
    [{ phone: '9991234567' }, '+7 (999) 123-45-67', 'tel:+79991234567'],
    [{ phone: '+375 29 123-45-67' }, '+375 29 123-45-67', 'tel:+375291234567'],
    [{ site: 'svetloyar.example/fest' }, 'svetloyar.example/fest', 'https://svetloyar.example/fest'],
    [{ email: 'fest@svetloyar.example' }, 'fest@svetloyar.example', 'mailto:fest@svetloyar.example'],
  ])('%j is «%s», %s', (given, label, href) => {
    expect(links(given)).toEqual([[label, href]]);
  });

  it.each([
    [{ site: 'javascript:alert(1)' }],
    [{ vk: 'data:text/html,x' }],
    [{ telegram: 'что-то' }],
    [{ site: 'на сайте' }],
    [{ phone: '112' }],
    [{ email: 'нет' }],
    [NOTHING],
  ])('%j is no way', (given) => {
    expect(links(given)).toEqual([]);
  });
});
