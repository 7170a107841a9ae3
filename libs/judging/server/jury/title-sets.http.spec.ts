// Titles and the scale that they are given by, whichever of the two changes.

import {
  AwardGroupCreate,
  AwardGroupGetByCompetition,
  AwardGroupUpdate,
  AwardSettingCreate,
  AwardSettingDelete,
  PointUpdate,
  ScoringSchemeUpdate,
  VotingProtocolLock,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LiveContest, MEAN } from '@rampa/judging/testing';

const BY_PLACES = { ...MEAN, method: { kind: 'sumOfPlaces' } };

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api, { criteria: [{ title: 'Оценка' }] });
});
afterAll(() => api?.stop());

const sent = () => ({ as: contest.as, query: contest.query });
const faults = async () => (await api.call(AwardGroupGetByCompetition, sent())).map((set) => set.faults);
const scale = (max: number) =>
  api.send(PointUpdate, {
    ...sent(),
    body: { pointGuid: contest.criteria[0]!, title: 'Оценка', min: 0, max, step: 100 },
  });
const scheme = (value: object, nominationGuid?: Guid) =>
  api.send(ScoringSchemeUpdate, {
    ...sent(),
    body: { scheme: value as never, ...(nominationGuid ? { nominationGuid } : {}) },
  });
const lock = () =>
  api.send(VotingProtocolLock, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: true },
  });

it('a scale made smaller is taken with a warning, and the lock says what to mend', async () => {
  expect(await faults()).toEqual([[]]);
  expect((await scale(8000)).status).toBe(200);
  const said =
    'Номинация «Народный танец»: звание «Лауреат» никому не достанется: оно начинается с 9, а наибольший итог — 8.';
  expect(await faults()).toEqual([[said]]);
  await contest.markAll([8000, 7000, 6000]);
  const { status, envelope } = await lock();
  expect([status, envelope.errors.map(({ code, message }) => [code, message])]).toEqual([422, [['awardRanges', said]]]);
  expect((await scale(10_000)).status).toBe(200);
  expect((await lock()).status).toBe(200);
});

it('titles that leave the lowest totals bare keep the protocol open', async () => {
  await api.call(AwardSettingDelete, { as: contest.as, query: { awardSettingGuid: contest.awards[3]! } });
  await contest.markAll([9000, 8000, 7000]);
  const [error] = (await lock()).envelope.errors;
  expect(error).toMatchObject({ code: 'awardRanges' });
  expect(error!.message).toContain('Номинация «Народный танец»: ниже звания «Дипломант» ничего нет: итог от 0 до 7');
});

it('another method is taken with a warning, and the titles can be mended one by one', async () => {
  expect((await scheme(BY_PLACES)).status).toBe(200);
  expect((await faults())[0]).toHaveLength(3);
  for (const awardSettingGuid of contest.awards.slice(1)) {
    expect((await api.send(AwardSettingDelete, { as: contest.as, query: { awardSettingGuid } })).status).toBe(200);
  }
  expect(await faults()).toEqual([[]]);
  await contest.markAll([9000, 8000, 7000]);
  expect((await lock()).status).toBe(200);
});

it('every nomination of a set is looked at, not the first one', async () => {
  const [dance, vocal] = contest.nominations as [Guid, Guid];
  await scheme(BY_PLACES, vocal);
  const { guid } = await api.call(AwardGroupCreate, {
    ...sent(),
    body: { title: 'Свои', nominations: [dance, vocal] },
  });
  const create = () =>
    api.send(AwardSettingCreate, {
      ...sent(),
      body: { awardGroupGuid: guid, title: 'Звезда', kind: 'threshold', from: 0, color: '#CFE0FA' },
    });
  const refused = await create();
  expect(refused.envelope.errors.map(({ code, message }) => [code, message])).toEqual([
    [
      'awardRanges',
      'Номинация «Эстрадный вокал»: при подсчёте по местам порогов по баллам не бывает, а звание «Звезда» требует баллов.',
    ],
  ]);
  const give = (nominations: Guid[]) =>
    api.send(AwardGroupUpdate, { ...sent(), body: { awardGroupGuid: guid, title: 'Свои', nominations } });
  expect((await give([dance])).status).toBe(200);
  expect((await create()).status).toBe(200);
  expect((await give([dance, vocal])).envelope.errors[0]!.code).toBe('awardRanges');
  // A nomination whose scale is only shorter is accepted, with the warning.
  await scheme({ ...MEAN, perJudge: 'sum' }, vocal);
  expect((await give([dance, vocal])).status).toBe(200);
});
