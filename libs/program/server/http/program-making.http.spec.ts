// Programs made from programs: copies, the next tour, the stage rehearsal; and the numbers of performances.

import {
  CompetitionProgramCopy,
  CompetitionProgramExtract,
  CompetitionProgramGetByCompetition,
  CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram as CreateNumbers,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramExport,
  CompetitionProgramSceneTest,
  CompetitionProgramUpdate,
  type CallDefinition,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram, readProgram, type MadeProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;
let stranger: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
  stranger = (await api.organizer()).token;
});
afterAll(() => api.stop());

const of = (competitionProgramGuid: Guid) => ({ competitionProgramGuid });
const begin = '2026-11-20T05:00:00.000Z';
const numbersOf = async (program: Guid) => (await readProgram(api, as, program)).items.map(({ number }) => number);

async function onStage({ program, items }: MadeProgram, index: number): Promise<void> {
  const body = { competitionProgramItemGuid: items[index]!, activity: 'OnStage' as const };
  await api.call(CompetitionProgramItemSetActivity, { query: of(program), body, as });
}

it('an event holds five thousand items and no more, however they come, and is told so', async () => {
  const { competition, program } = await makeProgram(api, as, ['Лель']);
  await api.database.query(
    `insert into program.item (guid, program_guid, competition_guid, order_key, number)
     select gen_random_uuid(), $1, $2, 1 + n, (1 + n)::text from generate_series(1, 4998) n`,
    [program, competition],
  );
  const add = (count: number) =>
    api.send(CompetitionProgramItemCreateRange, {
      ...{ query: of(program), body: { items: Array.from({ length: count }, () => ({ performer: 'Тропинка' })) }, as },
    });
  expect(await add(2)).toMatchObject({
    status: 422,
    envelope: { errors: [{ code: 'tooManyItems', message: expect.stringMatching(/5\s000.*сейчас их 4\s999.*ещё 2/) }] },
  });
  expect((await add(1)).status).toBe(200);
  const pause = { query: of(program), body: { title: 'Перерыв', minutes: 10 }, as };
  expect((await api.send(CompetitionProgramItemCreatePause, pause)).status).toBe(422);
  expect((await api.send(CompetitionProgramCopy, { query: of(program), as })).status).toBe(422);
  const [row] = await api.database.query<{ count: number }>(
    'select count(*)::int as count from program.item where competition_guid = $1',
    [competition],
  );
  expect(row!.count).toBe(5_000);
});

describe('a copy', () => {
  it('has the same order and words, and nothing has happened in it', async () => {
    const made = await makeProgram(api, as, [
      { performer: 'Лель', pieceTitle: 'Камаринская', presenterText: 'Встречайте', duration: 200 },
      'Тропинка',
    ]);
    const { competition, program, items } = made;
    await onStage(made, 0);
    const query = { competitionGuid: competition };
    const publish = { competitionProgramGuid: program, isPublished: true, dateTimeBegin: begin, gap: 45 };
    await api.call(CompetitionProgramUpdate, { query, body: publish, as });
    const { guid } = await api.call(CompetitionProgramCopy, { query: of(program), as });
    const [source, copy] = [await readProgram(api, as, program), await readProgram(api, as, guid)];
    expect(copy).toMatchObject({ title: `${source.title} (копия)`, isPublished: false, dateTimeBegin: begin, gap: 45 });
    expect(
      copy.items.map(({ performer, pieceTitle, presenterText, number, duration }) => [
        ...[performer, pieceTitle, presenterText, number, duration],
      ]),
    ).toEqual([
      ['Лель', 'Камаринская', 'Встречайте', '1', 200],
      ['Тропинка', '', '', '2', 0],
    ]);
    expect(copy.items.map(({ activity, onStageAt }) => [activity, onStageAt])).toEqual([
      ['Waiting', null],
      ['Waiting', null],
    ]);
    expect(new Set([...items, ...copy.items.map((item) => item.guid)]).size).toBe(4);
    const list = await api.call(CompetitionProgramGetByCompetition, { query, as });
    expect(list.map((one) => one.guid)).toEqual([program, guid]);
  });

  it('of an empty program is empty, and a long title stays within its length', async () => {
    const { competition, program } = await makeProgram(api, as, []);
    const title = 'д'.repeat(300);
    await api.call(CompetitionProgramUpdate, {
      query: { competitionGuid: competition },
      body: { competitionProgramGuid: program, title },
      as,
    });
    const { guid } = await api.call(CompetitionProgramCopy, { query: of(program), as });
    const copy = await readProgram(api, as, guid);
    expect([copy.items, copy.title.length, copy.title.endsWith(' (копия)')]).toEqual([[], 300, true]);
  });
});

describe('an extract', () => {
  it('carries the chosen into a program of the next tour, in their order; they stay where they were', async () => {
    const made = await makeProgram(api, as, ['а', 'б', 'в']);
    const { program, items } = made;
    await onStage(made, 2);
    const body = { competitionProgramItemGuids: [items[2]!, items[0]!], title: 'II тур' };
    const { guid } = await api.call(CompetitionProgramExtract, { query: of(program), body, as });
    const next = await readProgram(api, as, guid);
    expect(next).toMatchObject({ title: 'II тур', tour: 2, dateTimeBegin: null, protocolState: 'Draft' });
    expect(next.items.map(({ performer, number, activity }) => [performer, number, activity])).toEqual([
      ['а', '1', 'Waiting'],
      ['в', '3', 'Waiting'],
    ]);
    expect((await readProgram(api, as, program)).items).toHaveLength(3);
  });

  it('takes the tour it is given, and none of another program’s items', async () => {
    const made = await makeProgram(api, as, ['а']);
    const other = await makeProgram(api, as, ['б'], { competition: made.competition });
    const extract = (items: Guid[], more: object = {}) =>
      api.send(CompetitionProgramExtract, {
        query: of(made.program),
        body: { competitionProgramItemGuids: items, title: 'Гала', ...more },
        as,
      });
    expect((await extract([other.items[0]!])).status).toBe(404);
    expect((await extract([made.items[0]!, other.items[0]!])).status).toBe(404);
    expect((await extract([])).status).toBe(400);
    expect((await extract([made.items[0]!], { title: '' })).status).toBe(400);
    const { envelope } = await extract([made.items[0]!], { tour: 5 });
    expect((await readProgram(api, as, envelope.data!.guid)).tour).toBe(5);
  });
});

describe('a stage rehearsal', () => {
  it('gives each performer one slot for all that he performs, one after another without gaps', async () => {
    const { program, items } = await makeProgram(api, as, [
      { performer: 'Лель', city: 'Кострома', peopleCount: 12 },
      { performer: 'Тропинка', city: 'Орёл' },
      { performer: 'Лель', city: 'Кострома', peopleCount: 14 },
      { performer: 'Снятые', city: 'Орёл' },
    ]);
    const query = of(program);
    const withdrawn = { competitionProgramItemGuid: items[3]!, isWithdrawn: true };
    await api.call(CompetitionProgramItemUpdate, { query, body: withdrawn, as });
    await api.call(CompetitionProgramItemCreatePause, { query, body: { title: 'Перерыв', minutes: 5 }, as });
    const test = async (order?: 'program' | 'reverse') => {
      const body = { begin, minutesPerItem: 4, ...(order ? { order } : {}) };
      const { guid } = await api.call(CompetitionProgramSceneTest, { query, body, as });
      return readProgram(api, as, guid);
    };
    const view = await test();
    expect(view).toMatchObject({ title: 'II отделение — проба сцены', dateTimeBegin: begin, gap: 0 });
    expect(view.items.map(({ kind, title, duration, plannedAt }) => [kind, title, duration, plannedAt])).toEqual([
      ['sceneTest', 'Лель · №\u00A01, №\u00A03', 480, '2026-11-20T05:00:00.000Z'],
      ['sceneTest', 'Тропинка · №\u00A02', 240, '2026-11-20T05:08:00.000Z'],
    ]);
    expect((await test('reverse')).items[0]).toMatchObject({ title: 'Тропинка · №\u00A02', plannedAt: begin });
  });

  it('needs somebody to perform and a sensible time', async () => {
    const { program } = await makeProgram(api, as, []);
    const ask = (body: object) =>
      api.send(CompetitionProgramSceneTest, { query: of(program), body: body as never, as });
    expect((await ask({ begin, minutesPerItem: 4 })).envelope.errors[0]!.message).toContain('нет выступлений');
    expect((await ask({ begin: 'утром', minutesPerItem: 4 })).status).toBe(400);
    expect((await ask({ begin, minutesPerItem: 0 })).status).toBe(400);
  });
});

describe('numbers', () => {
  it('follow the order, the withdrawn with the rest, and pauses have none', async () => {
    const { program, items } = await makeProgram(api, as, [
      { performer: 'а', number: '40', block: 'I' },
      { performer: 'б', number: '15а', block: 'I' },
      { performer: 'в', block: 'II' },
    ]);
    const query = of(program);
    await api.call(CompetitionProgramItemCreatePause, {
      query,
      body: { title: 'Перерыв', minutes: 5, afterItemGuid: items[0]! },
      as,
    });
    const withdrawn = { competitionProgramItemGuid: items[1]!, isWithdrawn: true };
    await api.call(CompetitionProgramItemUpdate, { query, body: withdrawn, as });
    expect(await api.call(CreateNumbers, { query, body: {}, as })).toEqual({ numbered: 3 });
    expect(await numbersOf(program)).toEqual(['1', '', '2', '3']);
    await api.call(CreateNumbers, { query, body: { start: 7, scope: 'block' }, as });
    expect(await numbersOf(program)).toEqual(['7', '', '8', '7']);
    expect((await api.send(CreateNumbers, { query, body: { start: 0 }, as })).status).toBe(400);
  });

  it('run on through the programs of the event when asked, by their step, behind their prefix', async () => {
    const first = await makeProgram(api, as, ['а', 'б']);
    const second = await makeProgram(api, as, ['в'], { competition: first.competition });
    const body = { start: 10, step: 5, prefix: 'А-', scope: 'event' as const };
    expect(await api.call(CreateNumbers, { query: of(second.program), body, as })).toEqual({ numbered: 3 });
    expect(await numbersOf(first.program)).toEqual(['А-10', 'А-15']);
    expect(await numbersOf(second.program)).toEqual(['А-20']);
    await onStage(first, 0);
    const late = await api.send(CreateNumbers, { query: of(second.program), body, as });
    expect(late.envelope.errors[0]!.code).toBe('programBegun');
  });

  it('stay once somebody has been on stage', async () => {
    const made = await makeProgram(api, as, ['а', 'б']);
    await onStage(made, 1);
    const { status, envelope } = await api.send(CreateNumbers, { query: of(made.program), body: { start: 5 }, as });
    expect([status, envelope.errors[0]!.code]).toEqual([409, 'programBegun']);
    expect(await numbersOf(made.program)).toEqual(['1', '2']);
  });

  it('stay once the program was published or printed, unless that is forced; an insert gets a letter', async () => {
    const published = await makeProgram(api, as, ['а', 'б']);
    await api.call(CompetitionProgramUpdate, {
      ...{ as, query: { competitionGuid: published.competition } },
      body: { competitionProgramGuid: published.program, isPublished: true },
    });
    const printed = await makeProgram(api, as, ['а', 'б']);
    const asked = new URLSearchParams({ competitionProgramGuid: printed.program, format: 'pdf' });
    const headers = { authorization: `Bearer ${as}` };
    await (await fetch(`${api.url}/api/v1/${CompetitionProgramExport.path}?${asked}`, { headers })).arrayBuffer();
    for (const { program, items } of [published, printed]) {
      const query = of(program);
      const refused = await api.send(CreateNumbers, { query, body: { start: 5 }, as });
      expect([refused.status, refused.envelope.errors[0]!.code]).toEqual([409, 'numbersTold']);
      await api.call(CompetitionProgramItemCreateRange, {
        ...{ as, query },
        body: { items: [{ performer: 'в' }], afterItemGuid: items[0]! },
      });
      const withdrawn = { competitionProgramItemGuid: items[0]!, isWithdrawn: true };
      await api.call(CompetitionProgramItemUpdate, { query, body: withdrawn, as });
      expect(await numbersOf(program)).toEqual(['1', '1а', '2']);
      await api.call(CreateNumbers, { query, body: { isForced: true }, as });
      expect(await numbersOf(program)).toEqual(['1', '2', '3']);
    }
  });

  it('of two operators at once are never mixed', async () => {
    const { program } = await makeProgram(api, as, ['а', 'б', 'в', 'г']);
    const start = (from: number) => api.send(CreateNumbers, { query: of(program), body: { start: from }, as });
    for (let round = 0; round < 4; round++) {
      await Promise.all([start(1), start(101)]);
      expect([
        ['1', '2', '3', '4'],
        ['101', '102', '103', '104'],
      ]).toContainEqual(await numbersOf(program));
    }
  });
});

it('each of them refuses strangers, nobody and an archived event', async () => {
  const { competition, program, items } = await makeProgram(api, as, ['а']);
  const calls: [CallDefinition, object][] = [
    [CompetitionProgramCopy, {}],
    [CompetitionProgramExtract, { competitionProgramItemGuids: items, title: 'Гала' }],
    [CompetitionProgramSceneTest, { begin, minutesPerItem: 3 }],
    [CreateNumbers, {}],
  ];
  const ask = (call: CallDefinition, body: object, token?: string) =>
    api.send(call, { query: of(program), body, as: token } as never);
  for (const [call, body] of calls) {
    expect((await ask(call, body, stranger)).status, call.id).toBe(404);
    expect((await ask(call, body)).status, call.id).toBe(401);
  }
  await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [competition]);
  for (const [call, body] of calls) {
    const { status, envelope } = await ask(call, body, as);
    expect([call.id, status, envelope.errors[0]!.code]).toEqual([call.id, 409, 'archived']);
  }
  const list = await api.call(CompetitionProgramGetByCompetition, { query: { competitionGuid: competition }, as });
  expect(list).toHaveLength(1);
});
