// «Отписаться»: without signing in, undone at the same place, and looking changes nothing.

import {
  FestivalCreateFestival,
  ParticipantEmailConfirmation,
  ParticipantLogin,
  ParticipantRegistration,
  UserGetNotifications,
  UserUpdateNotifications,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventNews } from '../memberships/event-news.ts';
import { InvitationLetters } from '../memberships/invitation-letters.ts';
import { StatusLetters } from '../memberships/status-letters.ts';

let api: TestApi;
let event: Guid;

beforeAll(async () => {
  api = await startTestApi();
  const details = { title: 'Светлояр', beginDate: '2027-03-20', endDate: '2027-03-22', city: 'Кострома' };
  event = (await api.call(FestivalCreateFestival, { body: { details }, as: (await api.organizer()).token })).guid;
});
afterAll(() => api?.stop());

const ORIGIN = 'https://rampa.example';
const of = <T>(kind: new (...given: never[]) => T): T => api.nodes[0]!.app.get(kind);
const newEmail = () => `${newGuid()}@example.org`;

async function invite(email: string): Promise<string | undefined> {
  const url = `${ORIGIN}/member/invite/${event}`;
  const invited = {
    eventTitle: 'Светлояр',
    days: '20 марта',
    city: '',
    companyName: '',
    url,
    once: newGuid(),
    own: null,
  };
  await of(UnitOfWork).run({ actor: 'test' }, (tx) => of(InvitationLetters).post(tx, { ...invited, email }));
  return (await api.letters(email)).at(-1)?.refuse;
}

const here = (link: string, more = '') => `${api.url}${new URL(link).pathname}${more}`;

async function pressed(link: string, more = '', init: RequestInit = {}) {
  const answer = await fetch(here(link, more), { method: 'POST', ...init });
  return { status: answer.status, text: await answer.text() };
}

const looked = async (link: string) => {
  const answer = await fetch(here(link));
  return { status: answer.status, text: await answer.text() };
};

const count = async (email: string) => (await api.letters(email)).length;

describe('of an address without an account', () => {
  it('is asked on a page whose look changes nothing, and undone there', async () => {
    const email = newEmail();
    const link = (await invite(email))!;
    expect(link.startsWith(`${ORIGIN}/unsubscribe/`)).toBe(true);
    expect(decodeURIComponent(link)).not.toContain(email);
    expect(Buffer.from(new URL(link).pathname.split('/')[2]!, 'base64url').toString('latin1')).not.toContain(email);
    expect(await looked(link)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<button>Отписаться</button>'),
    });
    await looked(link);
    await invite(email);
    expect(await count(email)).toBe(2);
    expect((await pressed(link)).text).toContain('Вы отписались');
    expect((await looked(link)).text).toContain('<button>Вернуть письма</button>');
    await invite(email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'));
    await invite(email);
    expect(await count(email)).toBe(2);
    expect((await pressed(link, '/undo')).text).toContain('Письма снова приходят');
    await invite(email);
    expect(await count(email)).toBe(3);
  });

  it('keeps no address', async () => {
    const email = newEmail();
    await pressed((await invite(email))!);
    const rows = await api.database.query<{ kept: string }>('select r::text as kept from accounts.refused_address r');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ kept }) => kept.includes(email.split('@')[0]!))).toBe(false);
  });

  it('stands when somebody registers with it, as his own switch', async () => {
    const email = newEmail();
    const link = (await invite(email))!;
    await pressed(link);
    const consents = [{ kind: 'processing' as const, version: CONSENTS.processing.version }];
    const person = { email, password: 'свет снизу вверх', fullName: 'Лугова Елена', phone: '89991234567', city: 'Кострома', consents }; // prettier-ignore
    await api.call(ParticipantRegistration, { body: person });
    const code = (await api.letters(email)).at(-1)!.code();
    await api.call(ParticipantEmailConfirmation, { body: { email, code } });
    const { token } = await api.call(ParticipantLogin, { body: { login: email, password: person.password } });
    expect(await api.call(UserGetNotifications, { as: token })).toEqual({ organizerMessage: false });
    // The link of the former letter goes on to work, for the account.
    expect((await pressed(link, '/undo')).text).toContain('Письма снова приходят');
    expect(await api.call(UserGetNotifications, { as: token })).toEqual({ organizerMessage: true });
    await pressed(link);
    expect(await api.call(UserGetNotifications, { as: token })).toEqual({ organizerMessage: false });
  });
});

describe('of a member', () => {
  it('is his switch; an answer about his application comes nevertheless and has no such link', async () => {
    const member = await api.member(event);
    const news = (program = newGuid()) =>
      of(UnitOfWork).run({ actor: 'test' }, (tx) =>
        of(EventNews).tell(tx, {
          ...{
            deed: 'programPublished',
            competition: event,
            program,
            eventTitle: 'Светлояр',
            programTitle: 'Первый день',
          },
          ...{ members: [member.guid], urlOf: (path) => ORIGIN + path },
        }),
      );
    await news();
    const link = (await api.letters(member.login)).at(-1)!.refuse!;
    expect((await pressed(link)).status).toBe(200);
    expect(await api.call(UserGetNotifications, { as: member.token })).toEqual({ organizerMessage: false });
    await news();
    await invite(member.login);
    expect(await count(member.login)).toBe(1);
    await of(UnitOfWork).run({ actor: 'test' }, (tx) =>
      of(StatusLetters).tell(tx, {
        ...{
          competition: event,
          guid: newGuid(),
          eventTitle: 'Светлояр',
          member: member.guid,
          application: 'Заявка № 1',
        },
        ...{ status: 'Принята', comment: '', once: newGuid(), urlOf: (path) => ORIGIN + path, own: null },
      }),
    );
    const letters = await api.letters(member.login);
    expect(letters.map(({ kind, refuse }) => [kind, refuse])).toEqual([
      ['accounts.programPublished', link],
      ['accounts.applicationStatus', undefined],
    ]);
    await api.call(UserUpdateNotifications, { as: member.token, body: { organizerMessage: true } });
    expect((await looked(link)).text).toContain('<button>Отписаться</button>');
  });

  it('of a closed account leads nowhere', async () => {
    const member = await api.member(event);
    const link = (await invite(member.login))!;
    await api.database.query('update accounts.account set closed_at = now() where guid = $1', [member.guid]);
    expect(await looked(link)).toMatchObject({ status: 404 });
    expect(await pressed(link)).toMatchObject({ status: 404 });
  });
});

describe('a mail program', () => {
  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    [
      'another site',
      {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      'List-Unsubscribe=One-Click',
    ],
    ['no body', {}, ''],
  ])('posts by itself: %s, twice', async (_title, headers, body) => {
    const email = newEmail();
    const link = (await invite(email))!;
    for (let time = 0; time < 2; time++) {
      expect(
        await pressed(link, '', {
          headers: headers as Record<string, string>,
          ...(body === '' ? {} : { body }),
          redirect: 'error',
        }),
      ).toMatchObject({ status: 200 });
    }
    await invite(email);
    expect(await count(email)).toBe(1);
  });
});

it('a link that is altered, cut or of another installation opens nothing', async () => {
  const link = (await invite(newEmail()))!;
  const path = new URL(link).pathname;
  const other = path[40] === 'A' ? 'B' : 'A';
  const wrong = [
    path.slice(0, -4),
    path.slice(0, 40) + other + path.slice(41),
    '/unsubscribe/x',
    '/unsubscribe/%00%ff',
    `/unsubscribe/${'a'.repeat(190)}`,
  ];
  for (const one of wrong) {
    const [seen, sent] = await Promise.all([fetch(api.url + one), fetch(api.url + one, { method: 'POST' })]);
    expect([400, 404]).toContain(seen.status);
    expect([400, 404]).toContain(sent.status);
  }
  expect((await fetch(here(link), { method: 'POST', body: 'x'.repeat(10_000) })).status).toBe(413);
});

it('is counted like any write of a stranger', async () => {
  const strict = await startTestApi({ rateLimits: 0.0001 });
  try {
    const statuses = [];
    for (let time = 0; time < 3; time++)
      statuses.push((await fetch(`${strict.url}/unsubscribe/none`, { method: 'POST' })).status);
    expect(statuses).toEqual([404, 429, 429]);
  } finally {
    await strict.stop();
  }
});
