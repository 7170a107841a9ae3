// The journal: what judges and the organizer did to a protocol, in the order in which it was done.

import {
  AdjustmentCreateRange,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolGetJournal,
  VotingProtocolLock,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { journalWords } from '../domain/journal-words.ts';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const journal = async (query: Record<string, string> = {}) =>
  api.call(VotingProtocolGetJournal, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program, ...query },
  });

it('tells who did what, from what to what and why, and is narrowed by kind, judge and word', async () => {
  const { as, competition, criteria, items, judges, program } = contest;
  const [judge, other] = judges;
  await contest.mark(judge!, items[0]!, 8000);
  await contest.mark(judge!, items[0]!, 9000);
  await contest.mark(other!, items[1]!, 7000);
  const mark = { competitionProgramItemGuid: items[0]!, competitionJudgeGuid: judge!.guid, pointGuid: criteria[0]! };
  await api.call(VotingProtocolSavingByCompetitionProtocol, {
    as,
    query: { competitionGuid: competition },
    body: { marks: [{ ...mark, value: 8500, reason: 'Судья оговорился' }] },
  });
  const own = { competitionProgramGuid: program };
  await api.call(AdjustmentCreateRange, {
    as,
    query: own,
    body: {
      adjustments: [
        { competitionProgramItemGuid: items[1]!, kind: 'deduction', amount: 200, reason: 'Регламент превышен' },
      ],
    },
  });
  const { collection, totalCount } = await journal();
  expect(totalCount).toBe(collection.length);
  const first = collection.find(({ kind }) => kind === 'mark')!.criterion;
  const told = collection.filter(({ kind, criterion }) => kind !== 'state' && ['', first].includes(criterion));
  expect(told.map(({ kind, judge: name, from, to, reason }) => [kind, name, from, to, reason])).toEqual([
    ['mark', 'Судья 1', null, 8000, ''],
    ['mark', 'Судья 1', 8000, 9000, ''],
    ['mark', 'Судья 2', null, 7000, ''],
    ['correction', 'Судья 1', 9000, 8500, 'Судья оговорился'],
    ['adjustment', '', null, -200, 'Регламент превышен'],
  ]);
  expect(told[0]).toMatchObject({ actor: 'Судья 1', performer: 'Участник 1' });
  expect(told[3]!.actor).not.toBe('');
  const kinds = async (query: Record<string, string>) => (await journal(query)).collection.map(({ kind }) => kind);
  expect(await kinds({ kind: 'correction' })).toEqual(['correction']);
  expect(new Set(await kinds({ competitionJudgeGuid: other!.guid }))).toEqual(new Set(['mark']));
  expect(await kinds({ searchText: 'оговорился' })).toEqual(['correction']);
  expect((await journal({ isDescending: 'true', pageSize: '1' })).collection[0]!.kind).toBe('adjustment');
});

it('tells of the lock, its seal and what the jury decided', async () => {
  await contest.markAll([9000, 8000, 8500]);
  const { as, awards, items, program } = contest;
  const query = { competitionProgramGuid: program };
  await api.call(VotingProtocolLock, { as, query, body: { isLocked: true } });
  const body = { competitionProgramItemGuid: items[0]!, awardSettingGuid: awards[0]!, reason: 'Единогласно' };
  await api.call(VotingProtocolSetManualAward, { as, query, body });
  const { collection } = await journal();
  const told = collection.filter(({ kind }) => kind !== 'mark').map(({ kind, word }) => [kind, word]);
  expect(told).toContainEqual(['state', 'Locked']);
  expect(told).toContainEqual(['award', 'Гран-при']);
  expect(told.filter(([kind]) => kind === 'seal')).toEqual([
    ['seal', '1'],
    ['seal', '2'],
  ]);
});

it('says of a mark changed after its showing what the hall had seen, and of no other', async () => {
  const criteria = [{ title: 'Техника' }, { title: 'Костюм', isRequired: false }];
  contest = await LiveContest.create(api, { judges: 2, criteria });
  const [judge, other] = contest.judges;
  const [item, unseen] = contest.items as [Guid, Guid];
  const [technique, costume] = contest.criteria as [Guid, Guid];
  const give = (who: typeof judge, of: Guid, pointGuid: Guid, value: number | null) =>
    contest.send(who!, [contest.tap(who!, of, { pointGuid, value })]);
  for (const who of [judge, other]) for (const of of [item, unseen]) await give(who, of, technique, 9000);
  await api.database.query('insert into judging.shown_result (item_guid) values ($1)', [item]);
  await give(judge, item, technique, 9400);
  await give(judge, unseen, technique, 9400);
  await give(judge, item, costume, 8000);
  await give(other, item, technique, null);
  // Whatever was changed in between, the hall saw what stood when it was shown.
  await give(judge, item, technique, 9500);
  await give(judge, item, costume, 8500);
  const { collection } = await journal({ kind: 'mark' });
  const told = collection.slice(4).map((entry) => [entry.judge, entry.performer, entry.criterion, journalWords(entry)]);
  expect(told).toEqual([
    ['Судья 1', 'Участник 1', 'Техника', { what: 'Оценка судьи после показа залу', reason: 'зал уже видел 9' }],
    ['Судья 1', 'Участник 2', 'Техника', { what: 'Оценка судьи', reason: '' }],
    [
      'Судья 1',
      'Участник 1',
      'Костюм',
      { what: 'Оценка судьи после показа залу', reason: 'зал уже видел итог без неё' },
    ],
    ['Судья 2', 'Участник 1', 'Техника', { what: 'Оценка снята судьёй после показа залу', reason: 'зал уже видел 9' }],
    ['Судья 1', 'Участник 1', 'Техника', { what: 'Оценка судьи после показа залу', reason: 'зал уже видел 9' }],
    [
      'Судья 1',
      'Участник 1',
      'Костюм',
      { what: 'Оценка судьи после показа залу', reason: 'зал уже видел итог без неё' },
    ],
  ]);
  expect(collection.slice(0, 4).map((entry) => journalWords(entry).reason)).toEqual(['', '', '', '']);

  await api.call(VotingProtocolClearCompetitionProgram, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { confirmation: 'День первый' },
  });
  await give(judge, item, technique, 7000);
  await api.database.query('insert into judging.shown_result (item_guid) values ($1)', [item]);
  await give(judge, item, technique, 7500);
  const last = (await journal({ kind: 'mark', isDescending: 'true', pageSize: '2' })).collection;
  expect(last.map((entry) => journalWords(entry).reason)).toEqual(['зал уже видел 7', '']);
});

it('says of the organizer’s own correction too what the hall had seen; the desk is told of judges alone', async () => {
  contest = await LiveContest.create(api, { judges: 1, criteria: [{ title: 'Техника' }] });
  const { as, competition, criteria, items, judges, program } = contest;
  const [judge] = judges;
  const correct = (item: Guid, value: number | null, reason: string) => {
    const mark = { competitionProgramItemGuid: item, competitionJudgeGuid: judge!.guid, pointGuid: criteria[0]! };
    const body = { marks: [{ ...mark, value, reason }] };
    return api.call(VotingProtocolSavingByCompetitionProtocol, { as, query: { competitionGuid: competition }, body });
  };
  const desk = async () => (await contest.protocol()).shownChanges.map(({ from, to }) => [from, to]);
  const [item, unseen] = items as [Guid, Guid];
  for (const of of [item, unseen]) await contest.mark(judge!, of, 9000);
  await api.database.query('insert into judging.shown_result (item_guid) values ($1)', [item]);
  await correct(unseen, 8500, 'Описка');
  await correct(item, 8500, 'Судья оговорился');
  expect(await desk()).toEqual([]);
  await contest.mark(judge!, item, 8700);
  expect(await desk()).toEqual([[9000, 8700]]);
  await correct(item, null, 'Спутаны номера');

  const told = async (kind: string) => (await journal({ kind })).collection.map((entry) => journalWords(entry));
  expect(await told('correction')).toEqual([
    { what: 'Исправление организатора', reason: 'Описка' },
    { what: 'Исправление организатора после показа залу', reason: 'зал уже видел 9; Судья оговорился' },
    { what: 'Оценка снята организатором после показа залу', reason: 'зал уже видел 9; Спутаны номера' },
  ]);
  expect((await told('mark')).at(-1)).toEqual({
    what: 'Оценка судьи после показа залу',
    reason: 'зал уже видел 9',
  });
  // A clearing forgets the showing with the marks, and is no change of them.
  const body = { confirmation: 'День первый' };
  await api.call(VotingProtocolClearCompetitionProgram, { as, query: { competitionProgramGuid: program }, body });
  expect((await told('correction')).filter(({ what }) => what.includes('после показа'))).toHaveLength(2);
});
