// Judges' and presenters' links as «Доступы» shows them: who is in, on what, until when, and how to end it.

import {
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionPresenterFastLoginByPost,
  CompetitionPresenterGetByCompetitionGuid,
  CompetitionPresenterGetProfile,
  FastLoginEndDevice,
  FastLoginGetByCompetition,
  FastLoginRenew,
  FastLoginRenewChosen,
  FastLoginUpdate,
  FestivalCreateFestival,
  FestivalUpdateFestival,
  JudgeFastLogin,
  JudgeGetProfile,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TABLET = { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1' };

let api: TestApi;
let organizer: Guid;
let as: string;
let competitionGuid: Guid;
let query: { competitionGuid: Guid };

beforeAll(async () => {
  api = await startTestApi();
  ({ guid: organizer, token: as } = await api.organizer());
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Городец' };
  ({ guid: competitionGuid } = await api.call(FestivalCreateFestival, { body: { details }, as }));
  query = { competitionGuid };
});
afterAll(() => api.stop());

const keyOf = (url: string) => new URL(url).hash.replace('#key=', '');
const list = (who = as) => api.call(FastLoginGetByCompetition, { query, as: who });
const one = async (guid: Guid) => (await list()).find((link) => link.guid === guid)!;

async function presenter() {
  const link = await api.call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Анна' }, as });
  return { guid: link.competitionPresenterGuid, key: keyOf(link.url) };
}
const enter = (key: string, device: string) =>
  api.send(CompetitionPresenterFastLogin, { query: { key, device }, headers: TABLET });
const isIn = async (token: string) => (await api.send(CompetitionPresenterGetProfile, { as: token })).status === 200;

it('one list holds both roles, with the devices by names that people know; the address only for who may change', async () => {
  const judge = await api.call(CompetitionJudgeCreate, { query, body: { fullName: 'Белова Вера' }, as });
  const made = await api.call(CompetitionJudgeCreateFastLoginUrl, {
    query: { competitionJudgeGuid: judge.guid },
    body: { deviceLimit: 5 },
    as,
  });
  const { guid, key } = await presenter();
  await enter(key, 'a-random-name');
  const links = await list();
  expect(links.find((link) => link.role === 'judge')).toMatchObject({
    ...{ name: 'Белова Вера', competitionJudgeGuid: judge.guid, url: made.url, deviceLimit: 5, devices: [] },
  });
  expect(links.find((link) => link.guid === guid)).toMatchObject({
    ...{ role: 'presenter', name: 'Анна', deviceLimit: 3, competitionJudgeGuid: null },
    devices: [{ name: 'Safari, iPad' }],
  });
  expect(JSON.stringify(links)).not.toContain('a-random-name');

  const { token } = await api.employee(organizer, { all: { settings: 1 } });
  expect((await list(token)).map(({ url }) => url)).toEqual(links.map(() => null));
  const presenters = await api.call(CompetitionPresenterGetByCompetitionGuid, { query, as: token });
  expect(presenters.map(({ url }) => url)).toEqual(presenters.map(() => null));
  const terms = { fastLinkGuid: guid, dateExpires: null, deviceLimit: 1 };
  expect((await api.send(FastLoginUpdate, { body: terms, as: token })).status).toBe(403);
});

it('a lower limit keeps out new devices and leaves those inside; an ended one is out and frees its place', async () => {
  const { guid, key } = await presenter();
  const first = (await enter(key, 'one')).envelope.data!.token;
  const second = (await enter(key, 'two')).envelope.data!.token;
  await api.call(FastLoginUpdate, { body: { fastLinkGuid: guid, dateExpires: null, deviceLimit: 2 }, as });
  expect((await enter(key, 'three')).status).toBe(403);
  expect(await isIn(second)).toBe(true);

  const [newest] = (await one(guid)).devices;
  const ending = { fastLinkGuid: guid, deviceGuid: newest!.guid };
  await api.call(FastLoginEndDevice, { body: ending, as });
  expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
  expect((await api.send(FastLoginEndDevice, { body: ending, as })).status).toBe(404);
  expect((await enter(key, 'three')).status).toBe(200);
  for (const deviceLimit of [0, 11]) {
    const body = { fastLinkGuid: guid, dateExpires: null, deviceLimit };
    expect((await api.send(FastLoginUpdate, { body, as })).status).toBe(400);
  }
});

it('a later end holds for those who are in, too, and an end that has come closes the link to them', async () => {
  const { guid, key } = await presenter();
  const update = (dateExpires: string | null) =>
    api.call(FastLoginUpdate, { body: { fastLinkGuid: guid, dateExpires, deviceLimit: 3 }, as });
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await update(inAnHour);
  const { token } = (await enter(key, 'one')).envelope.data!;
  const endsAt = async () => {
    const [row] = await api.database.query<{ at: Date }>(
      'select expires_at as at from accounts.session where link_guid = $1',
      [guid],
    );
    return row!.at.toISOString();
  };
  expect(await endsAt()).toBe(inAnHour);
  await update(null);
  expect(Date.parse(await endsAt())).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  await update('2020-01-01T00:00:00Z');
  expect(await isIn(token)).toBe(false);
  expect((await enter(key, 'one')).envelope.errors[0]!.code).toBe('linkExpired');
});

it('who is in stays in until the event’s end, and until the new one when it is moved', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { guid, key } = await presenter();
  const move = async (endDate: string) => {
    const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate, city: 'Городец' };
    await api.call(FestivalUpdateFestival, { query: { festivalGuid: competitionGuid }, body: { details }, as });
  };
  const daysLeft = async () => {
    const [row] = await api.database.query<{ days: number }>(
      `select extract(epoch from expires_at - now())::float8 / 86400 as days from accounts.session where link_guid = $1`,
      [guid],
    );
    return row!.days;
  };
  await move(inDays(90));
  const { envelope } = await api.send(CompetitionPresenterFastLoginByPost, { body: { key, device: 'one' } });
  expect(await daysLeft()).toBeGreaterThan(90);
  expect(Date.parse(envelope.data!.dateExpires)).toBeGreaterThan(Date.now() + 90 * 86_400_000);
  await move(inDays(150));
  expect(await daysLeft()).toBeGreaterThan(150);
  await move(inDays(1));
  expect(await daysLeft()).toBeGreaterThan(29);
  expect(await daysLeft()).toBeLessThan(31);
});

it('a renewed link has the same terms; the former one is out', async () => {
  const judge = await api.call(CompetitionJudgeCreate, { query, body: { fullName: 'Громов Пётр' }, as });
  const dateExpires = new Date(Date.now() + 3_600_000).toISOString();
  const before = await api.call(CompetitionJudgeCreateFastLoginUrl, {
    query: { competitionJudgeGuid: judge.guid },
    body: { deviceLimit: 7, dateExpires },
    as,
  });
  const { token } = await api.call(JudgeFastLogin, { query: { key: keyOf(before.url), device: 'a' } });
  const old = (await list()).find(({ competitionJudgeGuid }) => competitionJudgeGuid === judge.guid)!;
  const made = await api.call(FastLoginRenew, { query: { fastLinkGuid: old.guid }, as });
  expect(await one(made.fastLinkGuid)).toMatchObject({
    ...{ role: 'judge', competitionJudgeGuid: judge.guid, name: 'Громов Пётр', deviceLimit: 7, dateExpires },
    ...{ url: made.url, devices: [] },
  });
  expect((await api.send(JudgeGetProfile, { as: token })).status).toBe(401);
  expect((await api.send(FastLoginRenew, { query: { fastLinkGuid: old.guid }, as })).status).toBe(404);
});

it('several are renewed in one write, all or none', async () => {
  const [one_, other] = [await presenter(), await presenter()];
  const renew = (fastLinkGuids: Guid[]) => api.send(FastLoginRenewChosen, { query, body: { fastLinkGuids }, as });
  const former = [one_.guid, other.guid];
  const before = (await list()).map(({ guid }) => guid).toSorted();
  expect((await renew([...former, newGuid()])).status).toBe(404);
  expect((await list()).map(({ guid }) => guid).toSorted()).toEqual(before);
  const { envelope } = await renew(former);
  const made = envelope.data!;
  expect(made.map(({ formerGuid }) => formerGuid).toSorted()).toEqual(former.toSorted());
  for (const { fastLinkGuid, url } of made) expect(await one(fastLinkGuid)).toMatchObject({ url, devices: [] });
  const left = (await list()).map(({ guid }) => guid);
  expect(former.filter((guid) => left.includes(guid))).toEqual([]);
});

it('another organizer finds no link, and a link has no device of another', async () => {
  const [mine, second] = [await presenter(), await presenter()];
  await enter(mine.key, 'one');
  const deviceGuid = (await one(mine.guid)).devices[0]!.guid;
  const stranger = (await api.organizer()).token;
  const fastLinkGuid = mine.guid;
  const asked = [
    await api.send(FastLoginGetByCompetition, { query, as: stranger }),
    await api.send(FastLoginUpdate, { body: { fastLinkGuid, dateExpires: null, deviceLimit: 1 }, as: stranger }),
    await api.send(FastLoginRenew, { query: { fastLinkGuid }, as: stranger }),
    await api.send(FastLoginEndDevice, { body: { fastLinkGuid, deviceGuid }, as: stranger }),
    await api.send(FastLoginEndDevice, { body: { fastLinkGuid: second.guid, deviceGuid }, as }),
    await api.send(FastLoginRenew, { query: { fastLinkGuid: newGuid() }, as }),
  ];
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
  expect((await one(mine.guid)).devices).toHaveLength(1);
});

it('two people change one link: what only one has changed stays, and the same value is told', async () => {
  const { guid: fastLinkGuid } = await presenter();
  const base = { dateExpires: null, deviceLimit: 3 };
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const update = (terms: { dateExpires: string | null; deviceLimit: number }) =>
    api.send(FastLoginUpdate, { body: { fastLinkGuid, ...terms, base }, as });
  expect((await update({ dateExpires: null, deviceLimit: 7 })).status).toBe(200);
  expect((await update({ dateExpires: inAnHour, deviceLimit: 3 })).status).toBe(200);
  const both = { dateExpires: inAnHour, deviceLimit: 7 };
  expect(await one(fastLinkGuid)).toMatchObject(both);
  const { status, envelope } = await update({ dateExpires: null, deviceLimit: 5 });
  expect([status, envelope.errors]).toMatchObject([409, [{ code: 'staleVersion', field: 'deviceLimit' }]]);
  expect(await one(fastLinkGuid)).toMatchObject(both);
});
