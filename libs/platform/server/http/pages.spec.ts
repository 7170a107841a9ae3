import { expect, it } from 'vitest';
import { detourOf, marked } from './pages.ts';

const config = { memberHosts: ['members.example'], hasDiplomas: true };
const members = { host: 'members.example:3000' };

it.each([
  [members, '/organizer', '/profile/login/member'],
  [members, '/organizer/events/e/program', '/profile/login/member'],
  [members, '/profile/login/organizer', '/profile/login/member'],
  [members, '/profile/registration/employee', '/profile/login/member'],
  [members, '/organizers', null],
  [members, '/member/forms', null],
  [members, '/profile/login/member', null],
  [{ host: 'api-1:3000', 'x-forwarded-host': 'Members.example' }, '/organizer', '/profile/login/member'],
  [{ host: 'rampa.example' }, '/organizer', null],
  [{}, '/organizer', null],
])('%o at %s leads to %s', (headers, path, expected) => expect(detourOf(config, headers, path)).toBe(expected));

it('a page knows whose host it is and what is switched off', () => {
  const html = '<!doctype html><html lang="ru"><body></body></html>';
  expect(marked(html, config, { host: 'rampa.example' })).toBe(html);
  expect(marked(html, { ...config, hasDiplomas: false }, members)).toContain(
    '<html data-host="member" data-diplomas="off" lang="ru">',
  );
});
