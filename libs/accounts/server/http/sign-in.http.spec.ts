import { OrganizerLogin, UserGetShort, UserLogout } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { send, startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let organizer: TestOrganizer;

beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
});
afterAll(() => api.stop());

const login = (name: string, password: string) => api.send(OrganizerLogin, { body: { login: name, password } });

describe('the organizer signs in', () => {
  it('gets a token and a cookie that scripts and other sites cannot use', async () => {
    const { status, headers, envelope } = await login(organizer.login.toUpperCase(), organizer.password);
    expect(status).toBe(200);
    expect(envelope.data!.token).toMatch(/^[\w-]{44}$/);
    const cookie = headers.get('set-cookie')!;
    expect(cookie).toContain(`rampa_account=${envelope.data!.token}`);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).not.toMatch(/Secure/); // plain http on 127.0.0.1, outside production
  });

  it('gets a Secure cookie on localhost, which browsers treat as https', async () => {
    const url = api.url.replace('127.0.0.1', 'localhost');
    const { headers } = await send(url, OrganizerLogin, {
      body: { login: organizer.login, password: organizer.password },
    });
    expect(headers.get('set-cookie')).toMatch(/Secure/);
  });

  it('learns who he is and that everything is open to him', async () => {
    const me = await api.call(UserGetShort, { as: organizer.token });
    expect(me).toMatchObject({ guid: organizer.guid, userType: 'Organizer', isVerified: true, profileFilled: true });
    expect(new Set(Object.values(me.config))).toEqual(new Set([2]));
  });

  it('and no page of another site writes with his cookie, or signs anybody in', async () => {
    const cookie = `rampa_account=${organizer.token}`;
    const body = { login: organizer.login, password: organizer.password };
    const pages: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    for (const page of pages) {
      const headers = { cookie, ...page };
      for (const sent of [
        await api.send(OrganizerLogin, { body, headers }),
        await api.send(UserLogout, { body: {}, headers }),
      ]) {
        expect([sent.status, sent.envelope.errors[0]!.code]).toEqual([403, 'foreignPage']);
        expect(sent.headers.get('set-cookie')).toBeNull();
      }
    }
    const own = { cookie, origin: api.url, 'sec-fetch-site': 'same-origin' };
    expect((await api.send(OrganizerLogin, { body, headers: own })).status).toBe(200);
    expect((await api.send(UserGetShort, { headers: { cookie } })).status).toBe(200);
  });

  it('by the cookie alone, too', async () => {
    const headers = { cookie: `rampa_account=${organizer.token}` };
    expect((await api.send(UserGetShort, { headers })).status).toBe(200);
  });

  it('a wrong password and an unknown login get one and the same answer', async () => {
    const wrong = await login(organizer.login, 'не тот');
    const unknown = await login('nobody@example.org', 'не тот');
    expect(wrong.status).toBe(401);
    expect(wrong.envelope).toEqual(unknown.envelope);
    expect(wrong.envelope.errors[0]!.code).toBe('wrongLogin');
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it('an unconfirmed account is told so only after the right password', async () => {
    const other = await api.organizer();
    await api.database.query('update accounts.account set is_verified = false where guid = $1', [other.guid]);
    expect((await login(other.login, 'не тот')).status).toBe(401);
    expect((await login(other.login, other.password)).status).toBe(403);
  });

  it('after ten wrong passwords within a minute the next try is refused, even the right one', async () => {
    const other = await api.organizer();
    const tries = await Promise.all(Array.from({ length: 12 }, () => login(other.login, 'не тот')));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await login(other.login, other.password)).status).toBe(429);
    expect((await login(organizer.login, organizer.password)).status).toBe(200);
  });

  it('right passwords are never too many', async () => {
    for (let count = 0; count < 12; count++) {
      expect((await login(organizer.login, organizer.password)).status).toBe(200);
    }
  });

  it('a bad request names the field and is refused as such', async () => {
    const { status, envelope } = await api.send(OrganizerLogin, { body: { login: organizer.login } as never });
    expect(status).toBe(400);
    expect(envelope.errors).toMatchObject([{ code: 'badRequest', field: 'password' }]);
    const misspelt = { login: 'a', password: 'b', remember: true } as never;
    expect((await api.send(OrganizerLogin, { body: misspelt })).status).toBe(400);
  });
});

describe('the organizer signs out', () => {
  it('and the token stops working on the server at once', async () => {
    const { token } = await api.call(OrganizerLogin, {
      body: { login: organizer.login, password: organizer.password },
    });
    const { headers, status } = await api.send(UserLogout, { as: token });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^rampa_account=;.*Expires=Thu, 01 Jan 1970/);
    expect((await api.send(UserGetShort, { as: token })).status).toBe(401);
    expect((await api.send(UserGetShort, { as: organizer.token })).status).toBe(200);
  });

  it('nobody is told who he is', async () => {
    expect((await api.send(UserGetShort)).status).toBe(401);
    expect((await api.send(UserGetShort, { as: `${newGuid()}${newGuid()}` })).status).toBe(401);
  });

  it('an expired session is nobody', async () => {
    const { token } = await api.call(OrganizerLogin, {
      body: { login: organizer.login, password: organizer.password },
    });
    await api.database.query(
      `update accounts.session set expires_at = now() - interval '1 second' where token_hash = sha256($1::bytea)`,
      [Buffer.from(token)],
    );
    expect((await api.send(UserGetShort, { as: token })).status).toBe(401);
  });
});
