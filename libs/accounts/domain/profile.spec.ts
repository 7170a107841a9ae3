import { describe, expect, it } from 'vitest';
import { LINK_KINDS, missingOf, normalLink, notificationsOf, profileFaults } from './index.ts';

const NOTHING = { companyName: '', fullName: ' ', phone: '', country: '', city: '' };

it('each kind of account has its own obligatory fields', () => {
  expect(missingOf('Organizer', NOTHING)).toEqual(['companyName', 'phone', 'city']);
  expect(missingOf('OrganizerEmployee', NOTHING)).toEqual(['fullName', 'phone']);
  expect(missingOf('Member', NOTHING)).toEqual(['fullName', 'phone', 'country', 'city']);
  const said = { companyName: '', fullName: 'Лугова Елена', phone: '9991234567', country: 'BY', city: 'Минск' };
  expect(missingOf('Member', said)).toEqual([]);
  expect(missingOf('Organizer', said)).toEqual(['companyName']);
});

describe('links', () => {
  it.each([
    ['telegram', '@Svetloyar', 'https://t.me/Svetloyar'],
    ['telegram', 'http://telegram.me/svetloyar/', 'https://t.me/svetloyar'],
    ['telegram', 't.me/+AbC_12', 'https://t.me/+AbC_12'],
    ['vk', 'club.svetloyar', 'https://vk.com/club.svetloyar'],
    ['vk', 'm.vk.com/svetloyar?w=wall', 'https://vk.com/svetloyar?w=wall'],
    ['whatsApp', '8 (999) 123-45-67', 'https://wa.me/79991234567'],
    ['whatsApp', '+49 30 1234567', 'https://wa.me/49301234567'],
    ['whatsApp', 'https://chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC'],
    ['site', 'http://Фестиваль.рф/', 'https://Фестиваль.рф'],
    ['site', 'festival.ru:8443/about?x=1', 'https://festival.ru:8443/about?x=1'],
    ['site', '  ', ''],
  ] as const)('%s «%s» is kept as «%s»', (kind, typed, kept) => {
    expect(normalLink(kind, typed, 'RU')).toBe(kept);
    // A stored value is stored unchanged again.
    expect(normalLink(kind, kept, 'RU')).toBe(kept);
  });

  it('a local number of WhatsApp is of the chosen country', () => {
    expect(normalLink('whatsApp', '29 123-45-67', 'BY')).toBe('https://wa.me/375291234567');
  });

  const UNSAFE = ['javascript:alert(1)', 'JavaScript://t.me/%0aalert(1)', 'data:text/html,x', 'ftp://vk.com/a'];
  it.each([...UNSAFE, '//evil', 'два слова', 'https://user:pass@t.me/x', 'https://10.0.0.1/x', 'https:\\\\t.me\\x'])(
    '«%s» is no link of any kind',
    (typed) => {
      for (const kind of LINK_KINDS) expect(normalLink(kind, typed, 'RU'), kind).toBeNull();
    },
  );

  it('a page of another site is no page of this one', () => {
    expect(normalLink('telegram', 'https://evil.example/t.me/x', 'RU')).toBeNull();
    expect(normalLink('vk', 'vk.com.evil.example/x', 'RU')).toBeNull();
    expect(normalLink('telegram', 't.me', 'RU')).toBeNull();
  });
});

it('faults are told by field, all at once; what is empty is none', () => {
  const organizer = { telegram: 'нет', vk: '', whatsApp: '12', site: 'site', email: 'почта' };
  expect(profileFaults({ countryCode: 'AM', phone: '123', organizer }).map(({ field }) => field)).toEqual([
    'phone',
    'organizer.telegram',
    'organizer.whatsApp',
    'organizer.site',
    'organizer.email',
  ]);
  expect(profileFaults({ countryCode: 'AM', phone: '' })).toEqual([]);
});

it('everybody chooses among the letters that he gets', () => {
  expect(notificationsOf('Organizer').map(({ kind }) => kind)).toEqual(['employeeRequest', 'applicationNews']);
  expect(notificationsOf('Member').map(({ kind }) => kind)).toEqual(['organizerMessage']);
  expect(notificationsOf('OrganizerEmployee').map(({ kind }) => kind)).toEqual(['applicationNews']);
});
