import {
  AwardGroupCreate,
  AwardGroupDelete,
  AwardGroupGetByCompetition,
  AwardGroupUpdate,
  AwardSettingCreate,
  AwardSettingDelete,
  AwardSettingGetByAwardGroupAndCompetition,
  AwardSettingGetByCompetition,
  AwardSettingRecalculate,
  AwardSettingReColoring,
  AwardSettingArrange,
  AwardSettingUpdate,
  PointArrange,
  PointCreate,
  PointDelete,
  PointGetByCompetition,
  PointUpdate,
  ScoringSchemeGetByCompetition,
  ScoringSchemeUpdate,
  VotingProtocolLock,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest, MEAN } from '@rampa/judging/testing';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const lock = (isLocked = true) =>
  api.call(VotingProtocolLock, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { isLocked, reason: 'Пересмотр правил' },
  });

describe('criteria', () => {
  const fields = { title: 'Костюм', min: 0, max: 5000, step: 500 };
  const create = (more: object) =>
    api.send(PointCreate, { as: contest.as, query: contest.query, body: { ...fields, ...more } });
  const update = (more: object, index = 0) =>
    api.send(PointUpdate, {
      as: contest.as,
      query: contest.query,
      body: { pointGuid: contest.criteria[index]!, title: 'Техника', min: 0, max: 10_000, step: 100, ...more },
    });

  it.each([
    [{ min: 5000 }, 'max'],
    [{ step: 700 }, 'step'],
    [{ weight: 0 }, 'weight'],
  ])('%j is refused', async (more, field) => {
    const { status, envelope } = await create(more);
    expect([status, envelope.errors[0]!.code, envelope.errors[0]!.field]).toEqual([422, 'schemeInvalid', field]);
  });

  it('may be of some nominations only; then other performances do not need them', async () => {
    const [, vocal] = contest.nominations;
    await create({ nominations: [vocal] });
    await contest.markAll([9000, 8000, 7000]);
    expect((await contest.rows()).map(({ total, status }) => [total, status])).toEqual([
      [9000, 'complete'],
      [8000, 'complete'],
      [7000, 'complete'],
    ]);
    const points = await api.call(PointGetByCompetition, { as: contest.as, query: contest.query });
    expect(points.map(({ title, nominationGuids }) => [title, nominationGuids])).toContainEqual(['Костюм', [vocal]]);
    const view = await contest.protocol();
    expect(view.criteria.map(({ title }) => title)).toEqual(['Техника', 'Артистизм']);
  });

  it('refuse a nomination of nobody', async () => {
    const other = await LiveContest.create(api);
    expect((await create({ nominations: [other.nominations[0]] })).status).toBe(404);
    const { reference } = { reference: contest.items[0]! };
    expect((await create({ nominations: [reference] })).status).toBe(404);
  });

  it('refuse a scale that marks already given would leave, and name them', async () => {
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9500);
    await contest.mark(contest.judges[1]!, contest.items[0]!, 4000);
    const { status, envelope } = await update({ max: 9000 });
    expect([status, envelope.errors[0]!.code]).toEqual([409, 'marksBecomeInvalid']);
    expect(envelope.errors[0]!.message).toBe(
      'Так изменить нельзя: не подойдёт 1\u00A0оценка: №\u00A01 — 9,5 (Судья 1).',
    );
    expect(envelope.errors[0]!.customData).toMatchObject({ total: 1, marks: [{ judge: 'Судья 1', value: 9500 }] });
    expect((await update({ step: 1000 })).envelope.errors[0]!.code).toBe('marksBecomeInvalid');
    expect((await update({ nominations: [contest.nominations[1]] })).envelope.errors[0]!.code).toBe(
      'marksBecomeInvalid',
    );
    expect((await update({ max: 20_000, step: 500 })).status).toBe(200);
  });

  it('come in another order by one write and go back by another; one that is not named follows', async () => {
    const arrange = (pointGuids: string[]) =>
      api.call(PointArrange, { as: contest.as, query: contest.query, body: { pointGuids } });
    const titles = async () =>
      (await api.call(PointGetByCompetition, { as: contest.as, query: contest.query })).map(({ title }) => title);
    const [technique, artistry] = contest.criteria as [string, string];
    const { envelope } = await create({ order: 2 });
    await arrange([envelope.data!.guid, artistry, technique]);
    expect(await titles()).toEqual(['Костюм', 'Артистизм', 'Техника']);
    expect((await contest.protocol()).criteria.map(({ title }) => title)).toEqual(['Костюм', 'Артистизм', 'Техника']);
    await arrange([technique, artistry]);
    expect(await titles()).toEqual(['Техника', 'Артистизм', 'Костюм']);
    const other = await LiveContest.create(api);
    const foreign = await api.send(PointArrange, {
      as: contest.as,
      query: contest.query,
      body: { pointGuids: [artistry, other.criteria[0]!] },
    });
    expect([foreign.status, await titles()]).toEqual([404, ['Техника', 'Артистизм', 'Костюм']]);
  });

  it('with marks cannot be deleted, without them can', async () => {
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9500);
    const remove = (index: number) =>
      api.send(PointDelete, { as: contest.as, query: { pointGuid: contest.criteria[index]! } });
    expect((await remove(0)).envelope.errors[0]!.code).toBe('hasMarks');
    const { envelope } = await create({});
    const gone = await api.send(PointDelete, { as: contest.as, query: { pointGuid: envelope.data!.guid } });
    expect(gone.status).toBe(200);
  });

  it('stand still under a locked protocol, except for their names', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    expect((await update({ weight: 2000 })).envelope.errors[0]!.code).toBe('protocolLocked');
    expect((await create({})).envelope.errors[0]!.code).toBe('protocolLocked');
    expect((await create({ nominations: [contest.nominations[1]] })).status).toBe(200);
    expect((await update({ title: 'Техника исполнения', order: 5 })).status).toBe(200);
    await lock(false);
    expect((await update({ weight: 3000 })).status).toBe(200);
  });

  it('weigh: the protocol counts anew at once', async () => {
    const judge = contest.judges[0]!;
    const [item] = contest.items;
    for (const one of contest.judges) await contest.mark(one, item!, 8000);
    await contest.send(judge, [contest.tap(judge, item!, { pointGuid: contest.criteria[0]!, value: 5000 })]);
    expect((await contest.rows())[0]!.total).toBe(7500);
    await update({ weight: 3000 });
    expect((await contest.rows())[0]!.total).toBe(7250);
  });
});

describe('the scoring scheme', () => {
  const set = (scheme: object, more: object = {}) =>
    api.send(ScoringSchemeUpdate, { as: contest.as, query: contest.query, body: { scheme: scheme as never, ...more } });
  const list = () => api.call(ScoringSchemeGetByCompetition, { as: contest.as, query: contest.query });

  it('is there before anybody chose one: ten points, the mean', async () => {
    const { organizer } = await LiveContest.create(api);
    expect(organizer).toBeDefined();
    await api.database.query('delete from judging.scheme where competition_guid = $1', [contest.competition]);
    expect(await list()).toMatchObject({
      markAhead: false,
      seeingOthers: 'none',
      schemes: [{ nominationGuid: null, version: 0, scheme: { method: { kind: 'mean' }, rounding: { total: 2 } } }],
    });
  });

  it('may be another one for a nomination', async () => {
    const [dance] = contest.nominations;
    await set({ ...MEAN, method: { kind: 'sum' } }, { nominationGuid: dance, markAhead: true });
    await contest.markAll([9000, 8000, 7000]);
    expect((await contest.rows()).map(({ total }) => total)).toEqual([27_000, 24_000, 21_000]);
    expect((await list()).schemes.map(({ nominationGuid, version }) => [nominationGuid, version])).toEqual([
      [null, 1],
      [dance, 1],
    ]);
    expect((await contest.protocol()).methodText).toBe('Итог — сумма баллов трёх судей, с округлением до сотых');
  });

  it('is left alone when only marking ahead is allowed or forbidden', async () => {
    const before = await list();
    const change = (body: { markAhead?: boolean }) =>
      api.send(ScoringSchemeUpdate, { as: contest.as, query: contest.query, body });
    expect((await change({ markAhead: true })).status).toBe(200);
    expect(await list()).toEqual({ ...before, markAhead: true });
    expect((await change({ markAhead: false })).status).toBe(200);
    expect(await list()).toEqual(before);
    expect((await change({})).status).toBe(400);
  });

  it.each<[string, object, string]>([
    ['an unknown field', { ...MEAN, bonus: 1 }, 'scheme.bonus'],
    ['an unknown method', { ...MEAN, method: { kind: 'guess' } }, 'scheme.method.kind'],
    [
      'too much trimming',
      { ...MEAN, method: { kind: 'trimmedMean', per: 'judgeTotal', high: 2, low: 2, minJudges: 3 } },
      'scheme.method',
    ],
    ['a rounding that is not used', { ...MEAN, rounding: { total: 2, panel: 2 } }, 'scheme.rounding.panel'],
    [
      'steps after the shared place',
      { ...MEAN, ties: [{ kind: 'sharedPlace' }, { kind: 'chairMark' }] },
      'scheme.ties.1',
    ],
    [
      'a foreign criterion',
      { ...MEAN, ties: [{ kind: 'criterionMean', criterion: '0198c0de-0000-7000-8000-000000000000' }] },
      'scheme.ties.0',
    ],
    ['a sum that skips judges', { ...MEAN, method: { kind: 'sum' }, missing: 'meanOfPresent' }, 'scheme.missing'],
  ])('refuses %s', async (_, scheme, field) => {
    const { status, envelope } = await set(scheme);
    expect([status, envelope.errors[0]!.code, envelope.errors[0]!.field]).toEqual([422, 'schemeInvalid', field]);
    expect(envelope.errors[0]!.message.length).toBeGreaterThan(10);
  });

  it('refuses a sum where somebody abstains within a group', async () => {
    const judge = contest.judges[0]!;
    await contest.send(judge, [contest.tap(judge, contest.items[0]!, { abstain: true })]);
    expect((await set({ ...MEAN, method: { kind: 'sum' } })).envelope.errors[0]!.code).toBe('panelsDiffer');
    expect((await set({ ...MEAN, method: { kind: 'sum', unequalPanels: 'scale' } })).status).toBe(200);
  });

  it('stands still under a locked protocol; saving the same again is no change', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    expect((await set({ ...MEAN, rounding: { total: 1 } })).envelope.errors[0]!.code).toBe('protocolLocked');
    expect((await set(MEAN, { markAhead: true })).status).toBe(200);
  });

  it('comes with a whole set of criteria in their place, at once or not at all', async () => {
    const points = [
      { title: 'Оценка', min: 0, max: 25_000, step: 1000 },
      { title: 'Костюм', min: 0, max: 5000, step: 500, weight: 2000, isRequired: false },
    ];
    const listed = () => api.call(PointGetByCompetition, { as: contest.as, query: contest.query });
    const before = await listed();
    const instead = before.map(({ guid }) => guid);
    const bad = await set(MEAN, { criteria: { instead, points: [points[0], { ...points[1]!, step: 700 }] } });
    expect(bad.envelope.errors[0]).toMatchObject({ code: 'schemeInvalid', field: 'step' });
    const old = await set(MEAN, { criteria: { instead: instead.slice(1), points } });
    expect(old.envelope.errors[0]!.code).toBe('staleVersion');
    expect((await set(MEAN, { version: 7, criteria: { instead, points } })).envelope.errors[0]!.code).toBe(
      'staleVersion',
    );
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9500);
    const marked = await set(MEAN, { criteria: { instead, points } });
    expect(marked.envelope.errors[0]!.code).toBe('hasMarks');
    expect(marked.envelope.errors[0]!.message).toMatch(
      /^Заменить критерии нельзя: судьи уже поставили 2\u00A0оценки в/,
    );
    expect(await listed()).toEqual(before);

    contest = await LiveContest.create(api);
    const mine = (await listed()).map(({ guid }) => guid);
    expect((await set(MEAN, { version: 1, criteria: { instead: mine, points } })).status).toBe(200);
    expect(await listed()).toMatchObject([
      { title: 'Оценка', max: 25_000, weight: 1000, isRequired: true, order: 0, nominationGuids: [] },
      { title: 'Костюм', max: 5000, weight: 2000, isRequired: false, order: 1 },
    ]);
    const again = await set(MEAN, { criteria: { instead: mine, points } });
    expect(again.envelope.errors[0]!.code).toBe('staleVersion');
  });

  it('keeps a criterion that decides ties from being deleted', async () => {
    const { envelope } = await api.send(PointCreate, {
      as: contest.as,
      query: contest.query,
      body: { title: 'Костюм', min: 0, max: 5000, step: 500 },
    });
    const criterion = envelope.data!.guid;
    await set({ ...MEAN, ties: [{ kind: 'criterionMean', criterion }, { kind: 'sharedPlace' }] });
    const answer = await api.send(PointDelete, { as: contest.as, query: { pointGuid: criterion } });
    expect(answer.envelope.errors[0]!.code).toBe('schemeInvalid');
    const listed = await api.call(PointGetByCompetition, { as: contest.as, query: contest.query });
    const points = [{ title: 'Оценка', min: 0, max: 25_000, step: 1000 }];
    const criteria = { instead: listed.map(({ guid }) => guid), points };
    // A scheme of one nomination leaves the event's scheme for the others.
    const [nominationGuid] = contest.nominations;
    expect((await set(MEAN, { nominationGuid, criteria })).envelope.errors[0]!.code).toBe('schemeInvalid');
    expect((await set(MEAN, { criteria })).status).toBe(200);
  });
});

describe('titles', () => {
  const query = () => contest.query;
  const create = (more: object) =>
    api.send(AwardSettingCreate, {
      as: contest.as,
      query: query(),
      body: { awardGroupGuid: contest.awardGroup, title: 'Новое', kind: 'threshold', ...more } as never,
    });
  const change = (index: number, more: object) =>
    api.send(AwardSettingUpdate, {
      as: contest.as,
      query: query(),
      body: { awardSettingGuid: contest.awards[index]!, title: 'Звание', kind: 'threshold', ...more } as never,
    });
  const ranges = async () =>
    (await api.call(AwardSettingGetByCompetition, { as: contest.as, query: query() }))
      .filter(({ kind }) => kind === 'threshold')
      .map(({ from, to }) => [from, to]);

  it('are listed in their sets and orders', async () => {
    const groups = await api.call(AwardGroupGetByCompetition, { as: contest.as, query: query() });
    expect(groups).toMatchObject([{ title: 'Звания', nominationGuids: [] }]);
    expect(groups[0]!.settings.map(({ title }) => title)).toEqual(['Гран-при', 'Лауреат', 'Дипломант', 'Участник']);
    const own = await api.call(AwardSettingGetByAwardGroupAndCompetition, {
      as: contest.as,
      query: { ...query(), awardGroupGuid: contest.awardGroup },
    });
    expect(own).toEqual(groups[0]!.settings);
  });

  it('come in another order by one write; one that is not named follows, one of another set is refused', async () => {
    const arrange = (awardGroupGuid: string, awardSettingGuids: string[]) =>
      api.send(AwardSettingArrange, { as: contest.as, query: query(), body: { awardGroupGuid, awardSettingGuids } });
    const titles = async () =>
      (await api.call(AwardSettingGetByCompetition, { as: contest.as, query: query() })).map(({ title }) => title);
    const [grand, laureate, diploma, participant] = contest.awards as [string, string, string, string];
    expect((await arrange(contest.awardGroup, [participant, laureate])).status).toBe(200);
    expect(await titles()).toEqual(['Участник', 'Лауреат', 'Гран-при', 'Дипломант']);
    expect((await arrange(contest.awardGroup, [grand, laureate, diploma, participant])).status).toBe(200);
    expect(await titles()).toEqual(['Гран-при', 'Лауреат', 'Дипломант', 'Участник']);
    const { envelope } = await api.send(AwardGroupCreate, { as: contest.as, query: query(), body: { title: 'Иные' } });
    const other = await LiveContest.create(api);
    expect((await arrange(envelope.data!.guid, [grand])).envelope.errors[0]!.code).toBe('badRequest');
    expect((await arrange(contest.awardGroup, [grand, other.awards[0]!])).status).toBe(404);
    expect(await titles()).toEqual(['Гран-при', 'Лауреат', 'Дипломант', 'Участник']);
  });

  it('come with their set in one write, all or none', async () => {
    const setCount = async () =>
      (await api.database.query('select from judging.award_group where competition_guid = $1', [contest.competition]))
        .length;
    const make = (settings: object[]) =>
      api.send(AwardGroupCreate, {
        as: contest.as,
        query: query(),
        body: { title: 'Танец', nominations: contest.nominations.slice(0, 1), settings: settings as never },
      });
    const best = { title: 'Лучшие', kind: 'threshold', from: 8000 };
    const refused = await make([best, { title: 'Прочие', kind: 'threshold', from: 0, to: 9000 }]);
    expect(refused.envelope.errors[0]!.code).toBe('awardRanges');
    expect(await setCount()).toBe(1);
    expect((await make([best, { title: 'Прочие', kind: 'threshold', from: 0, to: 8000 }])).status).toBe(200);
    expect(await setCount()).toBe(2);
    await contest.markAll([9500, 8000, 7000]);
    expect((await contest.rows()).map(({ award }) => award!.title)).toEqual(['Лучшие', 'Лучшие', 'Прочие']);
  });

  it('never overlap and leave no hole between them', async () => {
    const overlap = await create({ from: 8500, to: 9500 });
    expect([overlap.status, overlap.envelope.errors[0]!.code]).toEqual([422, 'awardRanges']);
    expect(overlap.envelope.errors[0]!.message).toMatch(/«Дипломант» и «Новое» пересекаются/);
    const upside = await change(1, { from: 9000, to: 8000 });
    expect(upside.envelope.errors[0]!.code).toBe('awardRanges');
    expect((await create({})).envelope.errors[0]).toMatchObject({ code: 'badRequest', field: 'from' });
  });

  it('share their boundaries: one moved moves the other', async () => {
    expect((await change(1, { from: 8500, to: null })).status).toBe(200);
    expect(await ranges()).toEqual([
      [8500, null],
      [7000, 8500],
      [0, 7000],
    ]);
    expect((await change(2, { from: 6000, to: 9200 })).status).toBe(200);
    expect(await ranges()).toEqual([
      [9200, null],
      [6000, 9200],
      [0, 6000],
    ]);
  });

  it('gone from the middle leave their stretch to the one below', async () => {
    await api.call(AwardSettingDelete, { as: contest.as, query: { awardSettingGuid: contest.awards[2]! } });
    expect(await ranges()).toEqual([
      [9000, null],
      [0, 9000],
    ]);
  });

  it('unique beyond a group are given by the jury alone', async () => {
    const { envelope } = await change(1, { from: 9000, isUnique: true, scope: 'event' });
    expect(envelope.errors[0]).toMatchObject({ code: 'badRequest', field: 'scope' });
  });

  it('must be readable on their colour', async () => {
    const recolor = (color: string) =>
      api.send(AwardSettingReColoring, {
        as: contest.as,
        query: query(),
        body: { awardSettingGuid: contest.awards[1]!, color },
      });
    expect((await recolor('#787878')).envelope.errors[0]).toMatchObject({ code: 'colorContrast', field: 'color' });
    expect((await create({ from: 100_000, color: '#7A7A7A' })).envelope.errors[0]!.code).toBe('colorContrast');
    await contest.markAll([9500, 8000, 7000]);
    await lock();
    expect((await recolor('#12356E')).status).toBe(200);
    expect((await contest.rows())[0]!.award!.color).toBe('#12356E');
  });

  it('of a locked protocol stay until they are counted again', async () => {
    await contest.markAll([9500, 8000, 7000]);
    await lock();
    await change(1, { title: 'Лауреат I степени', from: 8000, to: null });
    expect((await contest.rows()).map(({ award }) => award!.title)).toEqual(['Лауреат', 'Дипломант', 'Дипломант']);
    const answer = await api.call(AwardSettingRecalculate, { as: contest.as, query: query() });
    expect(answer).toEqual({ recalculated: 3 });
    expect((await contest.rows()).map(({ award }) => award!.title)).toEqual([
      'Лауреат I степени',
      'Лауреат I степени',
      'Дипломант',
    ]);
  });

  it('given by the jury are not deleted from under it', async () => {
    await api.call(VotingProtocolSetManualAward, {
      as: contest.as,
      query: { competitionProgramGuid: contest.program },
      body: {
        competitionProgramItemGuid: contest.items[0]!,
        awardSettingGuid: contest.awards[0]!,
        reason: 'Решение жюри',
      },
    });
    const one = await api.send(AwardSettingDelete, { as: contest.as, query: { awardSettingGuid: contest.awards[0]! } });
    expect(one.envelope.errors[0]).toMatchObject({ code: 'hasMarks', message: expect.stringContaining('«Гран-при»') });
    const set = await api.send(AwardGroupDelete, { as: contest.as, query: { awardGroupGuid: contest.awardGroup } });
    expect(set.envelope.errors[0]!.code).toBe('hasMarks');
  });

  it('of a nomination’s own set go before the common one; a nomination has one set', async () => {
    const [dance] = contest.nominations as [string];
    const own = await api.call(AwardGroupCreate, {
      as: contest.as,
      query: query(),
      body: { title: 'Танец', nominations: [dance] },
    });
    await create({ awardGroupGuid: own.guid, title: 'Звезда', from: 0 });
    await contest.markAll([9500, 8000, 7000]);
    expect((await contest.rows()).map(({ award }) => award!.title)).toEqual(['Звезда', 'Звезда', 'Звезда']);
    const second = await api.send(AwardGroupUpdate, {
      as: contest.as,
      query: query(),
      body: { awardGroupGuid: contest.awardGroup, title: 'Звания', nominations: [dance] },
    });
    expect(second.envelope.errors[0]).toMatchObject({ code: 'badRequest', field: 'nominations' });
    await api.call(AwardGroupDelete, { as: contest.as, query: { awardGroupGuid: own.guid } });
    expect((await contest.rows()).map(({ award }) => award!.title)).toEqual(['Лауреат', 'Дипломант', 'Дипломант']);
  });
});
