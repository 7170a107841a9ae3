import { Authenticator } from '@rampa/platform/server';
import {
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterDeleteFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionPresenterGetByCompetitionGuid,
  CompetitionPresenterGetProfile,
  FastLoginGetInvitation,
  FestivalCreateFestival,
  JudgeFastLogin,
  UserGetShort,
  UserLogout,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let organizer: TestOrganizer;
let competitionGuid: Guid;

beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Городец' };
  const created = await api.call(FestivalCreateFestival, { body: { details }, as: organizer.token });
  competitionGuid = created.guid;
});
afterAll(() => api.stop());

async function newLink(body: { name?: string; dateExpires?: string } = {}) {
  const link = await api.call(CompetitionPresenterCreateFastLoginUrl, {
    query: { competitionGuid },
    body: { name: 'Ведущая Анна', ...body },
    as: organizer.token,
  });
  return { ...link, key: new URL(link.url).hash.replace('#key=', '') };
}

const enter = (key: string, device = 'планшет') => api.send(CompetitionPresenterFastLogin, { query: { key, device } });
const links = () =>
  api.call(CompetitionPresenterGetByCompetitionGuid, { query: { competitionGuid }, as: organizer.token });

describe('a presenter’s link', () => {
  it('has its key behind the hash, where no server and no log sees it, and a QR code', async () => {
    const link = await newLink();
    const url = new URL(link.url);
    expect(url.pathname).toBe(`/presenter/${link.competitionPresenterGuid}/programs`);
    expect(link.key).toMatch(/^[\w-]{22}$/);
    expect(link.qr).toMatch(/^data:image\/png;base64,/);
  });

  it('can be shown again, and is nowhere in the database as it stands', async () => {
    const link = await newLink({ name: 'Второй ведущий' });
    const shown = (await links()).find(({ guid }) => guid === link.competitionPresenterGuid)!;
    expect(shown).toMatchObject({ url: link.url, name: 'Второй ведущий', dateExpires: null, lastSeenAt: null });
    const [row] = await api.database.query<{ text: string }>(
      'select row_to_json(l)::text as text from accounts.fast_link l where guid = $1',
      [link.competitionPresenterGuid],
    );
    expect(row!.text).not.toContain(link.key);
    expect(Buffer.from(row!.text).includes(Buffer.from(link.key).toString('hex'))).toBe(false);
  });

  it('signs in, gives a cookie of its own, and tells the presenter where he is', async () => {
    const link = await newLink();
    const { envelope, headers } = await enter(link.key);
    expect(envelope.data!.linkGuid).toBe(link.competitionPresenterGuid);
    expect(headers.get('set-cookie')).toContain(`rampa_link_${link.competitionPresenterGuid}=${envelope.data!.token}`);
    const profile = await api.call(CompetitionPresenterGetProfile, { as: envelope.data!.token });
    expect(profile).toMatchObject({
      type: 'Presenter',
      name: 'Ведущая Анна',
      organizerInfo: { companyName: 'Просцениум' },
      competitionInfo: { guid: competitionGuid, title: 'Светлояр', timeZone: 'Europe/Moscow' },
    });
    const seen = (await links()).find(({ guid }) => guid === link.competitionPresenterGuid)!;
    expect(seen.lastSeenAt).not.toBeNull();
  });

  it('is chosen among cookies by its header, so that the organizer’s own session goes on', async () => {
    const link = await newLink();
    const { token } = (await enter(link.key)).envelope.data!;
    const cookie = `rampa_account=${organizer.token}; rampa_link_${link.competitionPresenterGuid}=${token}`;
    const asLink = { cookie, 'x-rampa-link': link.competitionPresenterGuid };
    expect((await api.send(CompetitionPresenterGetProfile, { headers: asLink })).status).toBe(200);
    expect((await api.send(UserGetShort, { headers: { cookie } })).envelope.data?.guid).toBe(organizer.guid);
  });

  it('lets in as many devices as it may, and a known one always', async () => {
    const link = await newLink();
    const devices = ['a', 'b', 'c', 'd', 'e'];
    const statuses = (await Promise.all(devices.map((device) => enter(link.key, device)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 403)).toHaveLength(2);
    const known = devices[statuses.indexOf(200)]!;
    expect((await enter(link.key, known)).status).toBe(200);
  });

  it('unknown, of another role, or expired, it opens nothing and says why', async () => {
    const link = await newLink();
    expect((await enter('A'.repeat(22))).envelope.errors[0]!.code).toBe('linkUnknown');
    const asJudge = await api.send(JudgeFastLogin, { query: { key: link.key, device: 'a' } });
    expect(asJudge.envelope.errors[0]!.code).toBe('linkUnknown');
    const expired = await newLink({ dateExpires: '2020-01-01T00:00:00Z' });
    expect((await enter(expired.key)).envelope.errors[0]!.code).toBe('linkExpired');
  });

  it('says to whoever opens it whom it invites and where, and uses nothing up', async () => {
    const link = await newLink();
    const asked = (key: string, role: 'judge' | 'presenter' = 'presenter') =>
      api.send(FastLoginGetInvitation, { body: { key, role } });
    const { status, headers, envelope } = await asked(link.key);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    expect(envelope.data).toEqual({
      fullName: 'Ведущая Анна',
      organizerInfo: { companyName: 'Просцениум', logoPath: null },
      competitionInfo: {
        ...{ title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Городец', logoPath: null },
      },
    });
    const seen = (await links()).find(({ guid }) => guid === link.competitionPresenterGuid)!;
    expect(seen.lastSeenAt).toBeNull();

    // One word for every key that lets nobody in.
    const revoked = await newLink();
    await api.call(CompetitionPresenterDeleteFastLoginUrl, {
      query: { competitionPresenterGuid: revoked.competitionPresenterGuid },
      as: organizer.token,
    });
    const expired = await newLink({ dateExpires: '2020-01-01T00:00:00Z' });
    const refusals = await Promise.all([
      asked('A'.repeat(22)),
      asked(link.key, 'judge'),
      asked(revoked.key),
      asked(expired.key),
    ]);
    for (const refused of refusals) {
      expect(refused.status).toBe(401);
      expect(refused.envelope.errors).toEqual(refusals[0]!.envelope.errors);
    }
    expect(refusals[0]!.envelope.errors[0]!.code).toBe('linkUnknown');
  });

  it('ends a session no later than itself', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const link = await newLink({ dateExpires: soon });
    const { token, dateExpires } = (await enter(link.key)).envelope.data!;
    expect(dateExpires).toBe(soon);
    await api.database.query(`update accounts.fast_link set expires_at = now() where guid = $1`, [
      link.competitionPresenterGuid,
    ]);
    expect((await api.send(CompetitionPresenterGetProfile, { as: token })).status).toBe(401);
  });

  it('knows to the minute when it was used last, also by an open socket that asks for nothing', async () => {
    const link = await newLink();
    const { token } = (await enter(link.key)).envelope.data!;
    const authenticator = api.nodes[0]!.app.get(Authenticator, { strict: false });
    const actor = await authenticator.actorOf(token);
    const longAgo = () =>
      api.database.query(
        `with session as (update accounts.session set last_seen_at = '2020-01-01' where link_guid = $1)
         update accounts.fast_link_device set last_seen_at = '2020-01-01' where link_guid = $1`,
        [link.competitionPresenterGuid],
      );
    const lastSeen = async () =>
      (await links()).find(({ guid }) => guid === link.competitionPresenterGuid)!.lastSeenAt!.slice(0, 4);
    await longAgo();
    expect(await lastSeen()).toBe('2020');
    await api.call(CompetitionPresenterGetProfile, { as: token });
    expect(await lastSeen()).not.toBe('2020');
    await longAgo();
    expect(await authenticator.ended([actor!.kind === 'presenter' ? actor!.session : ''])).toEqual([]);
    expect(await lastSeen()).not.toBe('2020');
  });

  it('whose key can no longer be opened stays in the list without it', async () => {
    const link = await newLink();
    await api.database.query('update accounts.fast_link set key_sealed = $2 where guid = $1', [
      link.competitionPresenterGuid,
      Buffer.alloc(40, 1),
    ]);
    const shown = (await links()).find(({ guid }) => guid === link.competitionPresenterGuid)!;
    expect(new URL(shown.url!).hash).toBe('');
    expect((await enter(link.key)).status).toBe(200);
  });

  it('does not open the organizer’s calls', async () => {
    const { token } = (await enter((await newLink()).key)).envelope.data!;
    const { status } = await api.send(CompetitionPresenterGetByCompetitionGuid, {
      query: { competitionGuid },
      as: token,
    });
    expect(status).toBe(403);
    expect((await api.send(UserGetShort, { as: token })).status).toBe(403);
  });

  it('signed out on one device, goes on on another', async () => {
    const link = await newLink();
    const [first, second] = [(await enter(link.key, 'a')).envelope.data!, (await enter(link.key, 'b')).envelope.data!];
    const { headers } = await api.send(UserLogout, { as: first.token });
    expect(headers.get('set-cookie')).toContain(`rampa_link_${link.competitionPresenterGuid}=;`);
    expect((await api.send(CompetitionPresenterGetProfile, { as: first.token })).status).toBe(401);
    expect((await api.send(CompetitionPresenterGetProfile, { as: second.token })).status).toBe(200);
  });
});

describe('a revoked link', () => {
  it('ends its sessions with the next request, says so at the door, and announces it to open sockets', async () => {
    const link = await newLink();
    const { token } = (await enter(link.key)).envelope.data!;
    const authenticator = api.nodes[0]!.app.get(Authenticator, { strict: false });
    const actor = await authenticator.actorOf(token);
    const session = actor!.kind === 'presenter' ? actor!.session : '';
    expect(await authenticator.ended([session])).toEqual([]);

    const query = { competitionPresenterGuid: link.competitionPresenterGuid };
    await api.call(CompetitionPresenterDeleteFastLoginUrl, { query, as: organizer.token });

    expect((await api.send(CompetitionPresenterGetProfile, { as: token })).status).toBe(401);
    expect(await authenticator.ended([session])).toEqual([session]);
    expect((await enter(link.key)).envelope.errors[0]!.code).toBe('linkRevoked');
    expect((await links()).map(({ guid }) => guid)).not.toContain(link.competitionPresenterGuid);
    const [event] = await api.database.query<{ kind: string; payload: object }>(
      'select kind, payload from live.event where stream_guid = $1 order by revision desc limit 1',
      [competitionGuid],
    );
    expect(event).toMatchObject({ kind: 'access.changed', payload: { link: link.competitionPresenterGuid } });
    expect((await api.send(CompetitionPresenterDeleteFastLoginUrl, { query, as: organizer.token })).status).toBe(404);
  });

  it('cannot be revoked by a stranger, who learns nothing about it', async () => {
    const link = await newLink();
    const stranger = await api.organizer();
    const query = { competitionPresenterGuid: link.competitionPresenterGuid };
    expect((await api.send(CompetitionPresenterDeleteFastLoginUrl, { query, as: stranger.token })).status).toBe(404);
    expect((await enter(link.key)).status).toBe(200);
  });
});
