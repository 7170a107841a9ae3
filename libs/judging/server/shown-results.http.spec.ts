// A mark that the hall has seen and its judge changes: flagged in the journal, told to the desk.

import {
  sheetKey,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolGetVoitingProtocolByJudgeJson,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, Views, type LiveEvent } from '@rampa/platform/server';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';
import { ShownResults } from './writing/shown-results.ts';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
  const criteria = [{ title: 'Техника' }, { title: 'Артистизм' }, { title: 'Костюм', isRequired: false }];
  contest = await LiveContest.create(api, { judges: 2, criteria });
});
afterAll(() => api?.stop());

const node = () => api.nodes[0]!.app;
const sheet = () =>
  api.call(VotingProtocolGetVoitingProtocolByJudgeJson, {
    as: contest.judges[0]!.token,
    query: { competitionProgramGuid: contest.program, competitionJudgeGuid: contest.judges[0]!.guid },
  });
const isShown = async (item: Guid) => (await sheet()).items.find(({ guid }) => guid === item)!.isShown;

async function show(item: Guid): Promise<void> {
  await node()
    .get(Database)
    .snapshot((reader) => node().get(ShownResults).note(reader, [item]));
  await until('the showing is written', () => isShown(item));
}

it('is asked about by the sheet, flagged in the journal and told to the desk, until it is as it was', async () => {
  const [judge, other] = contest.judges;
  const [item, unseen] = contest.items as [Guid, Guid];
  const [technique] = contest.criteria as [Guid];
  const give = (pointGuid: Guid, value: number | null, of = item) =>
    contest.send(judge!, [contest.tap(judge!, of, { pointGuid, value })]);
  const told = async () => (await contest.protocol()).shownChanges.map(({ from, to }) => [from, to]);

  await contest.markAll([9000, 9000], [item, unseen]);
  expect(await isShown(item)).toBe(false);
  await give(technique, 9100);
  const head = await contest.head();
  await show(item);
  const events = await api.database.query<{ kind: string }>(
    'select kind from live.event where stream_guid = $1 and revision > $2',
    [contest.competition, head],
  );
  expect(events).toEqual([{ kind: 'result.shown' }]);
  const key = sheetKey(contest.program, judge!.guid);
  const shown = { kind: 'result.shown', revision: 1, payload: { program: contest.program, item } } as const;
  expect(node().get(Views).definition('judge-sheet').touches(shown, key)).toBe(true);

  // The same value is no change, and a mark that the hall has not seen concerns nobody.
  await give(technique, 9100);
  await give(technique, 9500, unseen);
  expect(await told()).toEqual([]);
  await give(technique, 9400);
  await give(technique, 9500);
  expect(await told()).toEqual([[9100, 9500]]);
  expect((await contest.protocol()).shownChanges[0]).toMatchObject({ itemGuid: item, judgeGuid: judge!.guid });
  const journal = await api.database.query(
    `select value, shown_value as seen from judging.mark_history
      where judge_guid = $1 and item_guid = $2 and criterion_guid = $3 order by id`,
    [judge!.guid, item, technique],
  );
  expect(journal).toEqual([
    { value: 9000, seen: null },
    { value: 9100, seen: null },
    { value: 9100, seen: null },
    { value: 9400, seen: 9100 },
    { value: 9500, seen: 9400 },
  ]);
  await contest.send(other!, [contest.tap(other!, item, { pointGuid: technique, value: null })]);
  expect(await told()).toEqual([
    [9000, null],
    [9100, 9500],
  ]);
  await give(technique, 9100);
  expect(await told()).toEqual([[9000, null]]);

  await api.call(VotingProtocolClearCompetitionProgram, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { confirmation: 'День первый' },
  });
  expect([await told(), await isShown(item)]).toEqual([[], false]);
});

it('tells of a mark given to a total that the hall saw without it, and of none that was still owed', async () => {
  const [judge, other] = contest.judges;
  const [owed, , item] = contest.items as [Guid, Guid, Guid];
  const [technique, artistry, costume] = contest.criteria as [Guid, Guid, Guid];
  const give = (who: typeof judge, of: Guid, pointGuid: Guid, value: number | null) =>
    contest.send(who!, [contest.tap(who!, of, { pointGuid, value })]);
  const told = async () => (await contest.protocol()).shownChanges.map(({ from, to }) => [from, to]);

  await give(judge, owed, technique, 9000);
  for (const point of [technique, artistry]) await give(judge, item, point, 9000);
  await contest.send(other!, [contest.tap(other!, item, { abstain: true })]);
  for (const one of [owed, item]) await show(one);
  await give(judge, owed, artistry, 9000);
  await give(judge, owed, technique, 9000);
  expect(await told()).toEqual([]);
  await give(judge, item, costume, 9500);
  expect(await told()).toEqual([[null, 9500]]);
  // Abstaining no more is told alone, until a mark tells of it.
  const abstentions = async () => (await contest.protocol()).shownAbstentions;
  expect(await abstentions()).toEqual([]);
  const head = await contest.head();
  await contest.send(other!, [contest.tap(other!, item, { abstain: false })]);
  expect(await abstentions()).toMatchObject([{ itemGuid: item, judgeGuid: other!.guid, abstains: false }]);
  const [event] = await api.database.query<LiveEvent>(
    'select revision, kind, payload from live.event where stream_guid = $1 and revision > $2',
    [contest.competition, head],
  );
  expect(node().get(Views).definition('protocol').touches(event!, contest.program)).toBe(true);
  await contest.send(other!, [contest.tap(other!, item, { abstain: true })]);
  expect(await abstentions()).toEqual([]);
  await contest.send(other!, [contest.tap(other!, item, { abstain: false })]);
  // Who abstains from what the hall has seen with his marks is told of as well.
  await contest.send(judge!, [contest.tap(judge!, owed, { abstain: true })]);
  expect((await abstentions()).map(({ itemGuid, abstains }) => [itemGuid, abstains])).toEqual([
    [owed, true],
    [item, false],
  ]);
  await contest.send(judge!, [contest.tap(judge!, owed, { abstain: false })]);
  await give(other, item, technique, 8000);
  expect(await abstentions()).toEqual([]);
  expect(await told()).toEqual([
    [null, 8000],
    [null, 9500],
  ]);
  await give(judge, item, costume, null);
  expect(await told()).toEqual([[null, 8000]]);
  // An abstention that goes with its judge leaves nothing behind.
  await contest.send(other!, [contest.tap(other!, item, { abstain: true })]);
  await api.database.query('delete from judging.judge where guid = $1', [other!.guid]);
  expect(await api.database.query('select from judging.shown_abstention')).toEqual([]);
});
