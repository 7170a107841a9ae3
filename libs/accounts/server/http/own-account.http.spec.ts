import {
  LIVE_PATH,
  LIVE_VERSION,
  OrganizerLogin,
  ParticipantLogin,
  UserChangeEmail,
  UserChangePassword,
  UserConfirmEmail,
  UserEndOtherSessions,
  UserEndSession,
  UserGetConsents,
  UserGetSessions,
  UserGetShort,
  UserGiveConsent,
  UserWithdrawConsent,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { newGuid } from '@rampa/kernel';
import { send, startTestApi, until, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

async function signIn({ login, password }: TestOrganizer, headers: Record<string, string> = {}): Promise<string> {
  return (await api.call(OrganizerLogin, { body: { login, password }, headers })).token;
}

async function statusOf(token: string): Promise<number> {
  return (await api.send(UserGetShort, { as: token })).status;
}

/** Open until the server closes it. */
function socketOf(token: string) {
  const socket = io(api.url, {
    ...{ path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true },
    auth: { version: LIVE_VERSION, token },
  });
  return { socket, isOpen: () => socket.connected };
}

describe('sessions', () => {
  it('are listed by device, the current one first; ending one ends its socket too', async () => {
    const person = await api.organizer();
    const other = await signIn(person, { 'user-agent': CHROME });
    const listed = await api.call(UserGetSessions, { as: person.token });
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Неизвестное устройство', true],
      ['Chrome, Windows', false],
    ]);
    const { socket, isOpen } = socketOf(other);
    await until('the socket is open', isOpen);
    const sessionGuid = listed[1]!.guid;
    const stranger = await api.organizer();
    expect((await api.send(UserEndSession, { query: { sessionGuid }, as: stranger.token })).status).toBe(404);
    expect(isOpen()).toBe(true);
    await api.call(UserEndSession, { query: { sessionGuid }, as: person.token });
    expect(await statusOf(other)).toBe(401);
    await until('the socket is closed', () => !isOpen());
    socket.close();
    expect(await api.call(UserGetSessions, { as: person.token })).toHaveLength(1);
    expect((await api.send(UserEndSession, { query: { sessionGuid }, as: person.token })).status).toBe(404);
  });

  it('all others end at once, those of other people stay', async () => {
    const [person, stranger] = [await api.organizer(), await api.organizer()];
    const others = [await signIn(person), await signIn(person)];
    expect(await api.call(UserEndOtherSessions, { as: person.token })).toEqual({ ended: 2 });
    expect(await Promise.all([...others, person.token, stranger.token].map(statusOf))).toEqual([401, 401, 200, 200]);
  });
});

describe('the own password', () => {
  const change = (person: TestOrganizer, oldPassword: string, password: string) =>
    api.send(UserChangePassword, { body: { oldPassword, password }, as: person.token });

  it('is changed by whoever knows the old one; other devices sign in anew', async () => {
    const person = await api.organizer();
    const other = await signIn(person);
    expect(await change(person, 'не тот', 'свет снизу вверх')).toMatchObject({
      ...{ status: 422, envelope: { errors: [{ code: 'passwordWrong', field: 'oldPassword' }] } },
    });
    expect(await change(person, person.password, 'qwerty123')).toMatchObject({
      ...{ status: 422, envelope: { errors: [{ code: 'passwordWeak', field: 'password' }] } },
    });
    expect((await change(person, person.password, 'свет снизу вверх')).status).toBe(200);
    expect(await Promise.all([person.token, other].map(statusOf))).toEqual([200, 401]);
    const [letter] = await api.letters(person.login);
    expect(letter!.kind).toBe('accounts.passwordChanged');
    expect((await api.send(OrganizerLogin, { body: { login: person.login, password: person.password } })).status).toBe(
      401,
    );
  });
});

describe('the own address', () => {
  const ask = (person: TestOrganizer, email: string, password = person.password) =>
    api.send(UserChangeEmail, { body: { email, password }, as: person.token });
  const confirm = (person: TestOrganizer, code: string) =>
    api.send(UserConfirmEmail, { body: { code }, as: person.token });
  const refusal = ({ envelope }: { envelope: { errors: { code?: string; field?: string }[] } }) =>
    envelope.errors.map(({ code, field }) => [code, field]);
  const lettersTo = async (to: string) => (await api.letters(to)).map(({ kind }) => kind);
  const newEmail = () => `${newGuid()}@example.org`;

  it('is changed by the password and the code sent there; the former one hears of it, other devices leave', async () => {
    const person = await api.organizer();
    const [other, email] = [await signIn(person), newEmail()];
    expect(refusal(await ask(person, email, 'не тот'))).toEqual([['passwordWrong', 'password']]);
    expect(refusal(await ask(person, person.login.toUpperCase()))).toEqual([['emailSame', 'email']]);
    expect(refusal(await ask(person, 'не почта'))).toEqual([['letterAddress', 'email']]);
    expect(await lettersTo(email)).toEqual([]);
    expect((await ask(person, ` ${email.toUpperCase()} `)).status).toBe(200);
    expect(await lettersTo(person.login)).toEqual(['accounts.emailChanging']);
    const code = (await api.letters(email)).at(-1)!.code();
    expect(refusal(await confirm(person, String((Number(code) + 1) % 1_000_000).padStart(6, '0')))).toEqual([
      ['codeWrong', 'code'],
    ]);
    expect((await confirm(person, code)).envelope.data).toEqual({ email });
    expect(refusal(await confirm(person, code))).toEqual([['codeWrong', 'code']]);
    expect(await Promise.all([person.token, other].map(statusOf))).toEqual([200, 401]);
    expect((await api.call(UserGetShort, { as: person.token })).login).toBe(email);
    const [told] = (await api.letters(person.login)).slice(-1);
    expect(told!.kind).toBe('accounts.emailChanged');
    expect(JSON.stringify(told!.body)).not.toContain(email);
    expect((await api.send(OrganizerLogin, { body: { login: person.login, password: person.password } })).status).toBe(
      401,
    );
    expect(await signIn({ ...person, login: email })).toBeTruthy();
  });

  it('of another is answered like a free one, and no code for it ever comes', async () => {
    const [person, taken] = [await api.organizer(), await api.organizer()];
    const [one, free] = [await ask(person, taken.login), await ask(person, newEmail())];
    expect(JSON.stringify([one.status, one.envelope])).toBe(JSON.stringify([free.status, free.envelope]));
    expect(await lettersTo(taken.login)).toEqual(['accounts.alreadyKnown']);
  });

  it('that was asked for is forgotten with a new password, and refused when somebody has come first', async () => {
    const person = await api.organizer();
    const codeTo = async (email: string) => {
      await ask(person, email);
      return (await api.letters(email)).at(-1)!.code();
    };
    const code = await codeTo(newEmail());
    const body = { oldPassword: person.password, password: 'свет снизу вверх' };
    await api.call(UserChangePassword, { body, as: person.token });
    expect(refusal(await confirm(person, code))).toEqual([['codeWrong', 'code']]);

    person.password = body.password;
    const email = newEmail();
    const second = await codeTo(email);
    const rival = await api.organizer();
    await api.database.query('update accounts.account set login = $2 where guid = $1', [rival.guid, email]);
    expect(refusal(await confirm(person, second))).toEqual([['emailTaken', 'code']]);
    expect((await api.call(UserGetShort, { as: person.token })).login).toBe(person.login);
  });
});

it('an account without a password is a wrong login like any other', async () => {
  const { login } = await api.member();
  const { status } = await api.send(ParticipantLogin, { body: { login, password: 'любой пароль' } });
  expect(status).toBe(401);
});

describe('a device on which its owner has signed in', () => {
  it('lets him in while strangers try his password; another’s cookie does not', async () => {
    const [person, stranger] = [await api.organizer(), await api.organizer()];
    const cookieOf = async ({ login, password }: TestOrganizer) => {
      const { headers } = await api.send(OrganizerLogin, { body: { login, password } });
      return /rampa_known_[^;]+/.exec(headers.get('set-cookie')!)![0];
    };
    const [known, foreign] = [await cookieOf(person), await cookieOf(stranger)];
    const tryIn = async (password: string, cookie?: string) =>
      (
        await send(api.url, OrganizerLogin, {
          body: { login: person.login, password },
          ...(cookie ? { headers: { cookie } } : {}),
        })
      ).status;
    await Promise.all(Array.from({ length: 10 }, () => tryIn('не тот')));
    expect(await tryIn(person.password)).toBe(429);
    const forged = `${known.split('=')[0]}=${foreign.split('=')[1]}`;
    expect(await tryIn(person.password, forged)).toBe(429);
    expect(await tryIn(person.password, known)).toBe(200);
    const wrong = await Promise.all(Array.from({ length: 11 }, () => tryIn('не тот', known)));
    expect(wrong.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('consents', () => {
  it('to publishing are given in the wording in force and withdrawn, each with its time', async () => {
    const member = await api.member();
    const { version } = CONSENTS.publishing;
    const give = (given: string) =>
      api.send(UserGiveConsent, { body: { kind: 'publishing', version: given }, as: member.token });
    expect(await give('2001-01-01')).toMatchObject({
      status: 409,
      envelope: { errors: [{ code: 'consentOutdated' }] },
    });
    expect((await give(version)).status).toBe(200);
    expect((await give(version)).status).toBe(200);
    await api.call(UserWithdrawConsent, { body: { kind: 'publishing' }, as: member.token });
    expect((await give(version)).status).toBe(200);
    const given = await api.call(UserGetConsents, { as: member.token });
    expect(given.map(({ kind, withdrawnAt }) => [kind, withdrawnAt === null])).toEqual([
      ['publishing', true],
      ['publishing', false],
    ]);
    const organizer = await api.organizer();
    const body = { kind: 'publishing' as const, version };
    expect((await api.send(UserGiveConsent, { body, as: organizer.token })).status).toBe(400);
  });

  it('and sessions are nobody else’s business', async () => {
    for (const call of [UserGetSessions, UserGetConsents]) expect((await api.send(call)).status).toBe(401);
    const query = { sessionGuid: newGuid() };
    expect((await api.send(UserEndSession, { query })).status).toBe(401);
  });
});
