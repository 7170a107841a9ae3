// Two equal nominations are merged: rules follow to the kept one, written results stay, and every screen follows.

import {
  AwardGroupGetByCompetition,
  CompetitionArchiveOrUnarchive,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionProgramCreate,
  CompetitionProgramItemUpdate,
  NominationGetNominationsByCompetition,
  NominationUpdate,
  PointCreate,
  PointGetByCompetition,
  ReferenceBookCreate,
  ReferenceBookGetByOrganizer,
  ReferenceBookGetUses,
  ReferenceBookItemArchive,
  ReferenceBookItemCreate,
  ReferenceBookItemDeleteRange,
  ReferenceBookItemGetByReferenceBookGuid,
  ReferenceBookItemGetMerging,
  ReferenceBookItemGetUses,
  ReferenceBookItemMerge,
  ReferenceBookItemUpdate,
  VotingProtocolLock,
  type CallDefinition,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest } from '../testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let dance: Guid;
let song: Guid;
let book: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  contest = await LiveContest.create(api, { judges: 2 });
  [dance, song] = contest.nominations as [Guid, Guid];
  book = (await desk(ReferenceBookGetByOrganizer, { body: {} })).collection[0]!.guid;
});

const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { ...sent, as: contest.as });
const refused = async <C extends CallDefinition>(call: C, sent: Sent<C>) => {
  const { status, envelope } = await api.send(call, { ...sent, as: contest.as });
  return [status, envelope.errors[0]?.code];
};
const merging = (kept: Guid, ...others: Guid[]) => ({ body: { referenceBookItemGuid: kept, otherGuids: others } });
const lines = async () =>
  (await desk(ReferenceBookItemGetByReferenceBookGuid, { query: { referenceBookGuid: book } })).map(
    ({ title, isArchived }) => (isArchived ? `${title} (архив)` : title),
  );
const nominationOf = async (item: Guid) => {
  const [row] = await api.database.query<{ nomination: Guid }>(
    'select nomination_guid as nomination from program.item where guid = $1',
    [item],
  );
  return row!.nomination;
};
const giveTo = (competitionProgramItemGuid: Guid, nominationGuid: Guid) =>
  desk(CompetitionProgramItemUpdate, {
    query: { competitionProgramGuid: contest.program },
    body: { competitionProgramItemGuid, nominationGuid },
  });
const assign = (judge: number, nominationGuids: Guid[]) =>
  desk(NominationUpdate, {
    query: { ...contest.query, competitionJudgeGuid: contest.judges[judge]!.guid },
    body: { nominationGuids },
  });

describe('where a line is used', () => {
  it('is told by event, of the line and of the whole book', async () => {
    await assign(0, [song]);
    const uses = await desk(ReferenceBookItemGetUses, { query: { referenceBookItemGuid: dance } });
    const event = { competitionGuid: contest.competition, competitionTitle: 'Светлояр' };
    expect(uses).toEqual([{ ...event, kind: 'items', title: '', count: 3 }]);
    expect(await desk(ReferenceBookItemGetUses, { query: { referenceBookItemGuid: song } })).toEqual([
      { ...event, kind: 'judge', title: 'Судья 1', count: 1 },
    ]);
    const whole = await desk(ReferenceBookGetUses, { query: { referenceBookGuid: book } });
    expect(whole.events).toEqual([
      { competitionGuid: contest.competition, title: 'Светлояр', itemCount: 2, isAsked: false },
    ]);
    expect(whole.items.map(({ eventCount }) => eventCount)).toEqual([1, 1]);
    const [listed] = (await desk(ReferenceBookGetByOrganizer, { body: {} })).collection;
    expect(listed!.eventCount).toBe(1);
  });

  it('hinders its deletion, also of several, and an archived one is offered no more but where it is used', async () => {
    const spare = await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: 'Лишняя' } });
    const all = { referenceBookItemGuids: [dance, song, spare.guid] };
    expect(await desk(ReferenceBookItemDeleteRange, { body: all })).toEqual({ deletedGuids: [song, spare.guid] });
    expect(await lines()).toEqual(['Народный танец']);
    await desk(ReferenceBookItemArchive, { body: { referenceBookItemGuids: [dance], isArchived: true } });
    const offered = async (competitionGuid: Guid) =>
      (await desk(NominationGetNominationsByCompetition, { query: { competitionGuid } })).map(({ title }) => title);
    expect(await offered(contest.competition)).toEqual(['Народный танец']);
    for (const item of contest.items) {
      await desk(CompetitionProgramItemUpdate, {
        query: { competitionProgramGuid: contest.program },
        body: { competitionProgramItemGuid: item, nominationGuid: null },
      });
    }
    expect(await offered(contest.competition)).toEqual([]);
  });
});

describe('merging', () => {
  it('moves performances, programs, judges and criteria, as it was shown, and tells the screens', async () => {
    await giveTo(contest.items[2]!, song);
    await assign(0, [song, dance]);
    await assign(1, [song]);
    const criterion = { title: 'Костюм', min: 0, max: 10_000, step: 100, nominations: [song] };
    const { guid: point } = await desk(PointCreate, { query: contest.query, body: criterion });
    const day = { title: 'День второй', nominationGuids: [song, dance] };
    await desk(CompetitionProgramCreate, { query: contest.query, body: day });
    const preview = await desk(ReferenceBookItemGetMerging, merging(dance, song));
    expect(preview.staying).toEqual([]);
    expect(preview.moving.map(({ kind, title, count }) => [kind, title, count])).toEqual([
      ['items', '', 1],
      ['program', 'День второй', 1],
      ['criterion', 'Костюм', 1],
      ['judge', 'Судья 1', 1],
      ['judge', 'Судья 2', 1],
    ]);
    const before = await contest.head();
    expect(await desk(ReferenceBookItemMerge, merging(dance, song))).toEqual({
      ...{ deletedGuids: [song], archivedGuids: [] },
    });
    expect(await contest.head()).toBe(before + 1);
    expect(await lines()).toEqual(['Народный танец']);
    expect(await nominationOf(contest.items[2]!)).toBe(dance);
    const judges = await desk(CompetitionJudgeGetByCompetitionGuid, { query: contest.query });
    expect(judges.collection.map(({ nominationGuids }) => nominationGuids)).toEqual([[dance], [dance]]);
    const points = await desk(PointGetByCompetition, { query: contest.query });
    expect(points.find(({ guid }) => guid === point)!.nominationGuids).toEqual([dance]);
    const [second] = await api.database.query<{ nominations: Guid[] }>(
      `select nominations from program.program where competition_guid = $1 and title = 'День второй'`,
      [contest.competition],
    );
    expect(second!.nominations).toEqual([dance]);
    expect(await contest.rows()).toHaveLength(3);
  });

  it('keeps a closed protocol, an archived event and marks under other rules as they were', async () => {
    await giveTo(contest.items[2]!, song);
    await assign(1, [song]);
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9000);
    const why = async () =>
      (await desk(ReferenceBookItemGetMerging, merging(dance, song))).staying.map((one) => one.why);
    expect(await why()).toEqual(['оценки уже стоят, а судят эти номинации по-разному']);
    await assign(1, []);
    expect(await why()).toEqual([]);
    await contest.markAll([9000, 8000, 7000]);
    await desk(VotingProtocolLock, { query: { competitionProgramGuid: contest.program }, body: { isLocked: true } });
    expect(await why()).toEqual(['протокол «День первый» уже закрыт']);
    const protocol = await contest.protocol();
    expect(await desk(ReferenceBookItemMerge, merging(dance, song))).toEqual({
      ...{ deletedGuids: [], archivedGuids: [song] },
    });
    expect(await lines()).toEqual(['Народный танец', 'Эстрадный вокал (архив)']);
    expect(await nominationOf(contest.items[2]!)).toBe(song);
    expect((await contest.protocol()).groups).toEqual(protocol.groups);
    await desk(ReferenceBookItemArchive, { body: { referenceBookItemGuids: [song], isArchived: false } });
    await desk(CompetitionArchiveOrUnarchive, { query: contest.query, body: { isArchived: true } });
    expect(await why()).toEqual(['мероприятие в архиве']);
  });

  it('refuses a line of another’s book, of another book, and of itself', async () => {
    const stranger = await LiveContest.create(api);
    expect(await refused(ReferenceBookItemMerge, merging(dance, stranger.nominations[0]!))).toEqual([404, 'notFound']);
    expect(await refused(ReferenceBookItemMerge, merging(dance, dance))).toEqual([400, 'badRequest']);
    const { guid: other } = await desk(ReferenceBookCreate, { body: { title: 'Формы' } });
    const solo = await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: other, title: 'Соло' } });
    const both = [409, 'bookItemsOfOther'];
    expect(await refused(ReferenceBookItemGetMerging, merging(dance, solo.guid))).toEqual(both);
    expect(await refused(ReferenceBookItemMerge, merging(dance, solo.guid))).toEqual(both);
    expect(await lines()).toEqual(['Народный танец', 'Эстрадный вокал']);
  });

  it('of two who merge the same lines both ways at once one succeeds, and nothing is lost', async () => {
    await giveTo(contest.items[2]!, song);
    const sent = await Promise.all(
      [merging(dance, song), merging(song, dance)].map((asked) =>
        api.send(ReferenceBookItemMerge, { ...asked, as: contest.as }),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await lines()).toHaveLength(1);
    const named = new Set(await Promise.all(contest.items.map(nominationOf)));
    expect(named.size).toBe(1);
  });

  it('with a set of titles of its own stays apart; one that the event does not know takes its rules over', async () => {
    const sets = await desk(AwardGroupGetByCompetition, { query: contest.query });
    await api.database.query('update judging.award_group set nominations = array[$2::uuid] where guid = $1', [
      sets[0]!.guid,
      dance,
    ]);
    const { guid: fresh } = await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: 'Танец' } });
    expect((await desk(ReferenceBookItemGetMerging, merging(fresh, dance))).staying).toEqual([]);
    await giveTo(contest.items[2]!, song);
    expect((await desk(ReferenceBookItemGetMerging, merging(song, dance))).staying.map(({ why }) => why)).toEqual([
      'у этих номинаций разные наборы званий',
    ]);
    await desk(ReferenceBookItemMerge, merging(fresh, dance));
    const [set] = await desk(AwardGroupGetByCompetition, { query: contest.query });
    expect(set!.nominationGuids).toEqual([fresh]);
  });

  it('a new name reaches the event that uses the line, and no other', async () => {
    const { guid: other } = await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: 'Хор' } });
    const before = await contest.head();
    await desk(ReferenceBookItemUpdate, { body: { referenceBookItemGuid: other, title: 'Хоры' } });
    expect(await contest.head()).toBe(before);
    await desk(ReferenceBookItemUpdate, { body: { referenceBookItemGuid: dance, title: 'Танец народов мира' } });
    expect(await contest.head()).toBe(before + 1);
    expect((await contest.protocol()).groups[0]!.title).toContain('Танец народов мира');
  });
});
