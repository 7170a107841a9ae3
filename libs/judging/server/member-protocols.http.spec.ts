// What a member reads: his own performances, and the published protocols of events that he takes part in.

import {
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  ParticipantInviteMember,
  UserUpdateNotifications,
  VotingProtocolChangeState,
  VotingProtocolGetVoitingProtocolByUserJson,
  VotingProtocolGetVoitingProtocolForParticipantJson,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestPerson } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let member: TestPerson;
let program: { competitionProgramGuid: string };

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  program = { competitionProgramGuid: contest.program };
  member = await api.member();
  await api.call(ParticipantInviteMember, { query: { competitionGuid: contest.competition }, as: member.token });
  await api.database.query(`update program.item set performer = 'Арина Мельникова' where guid = any ($1::uuid[])`, [
    contest.items,
  ]);
  await api.call(CompetitionProgramItemUpdate, {
    as: contest.as,
    query: program,
    body: { competitionProgramItemGuid: contest.items[0]!, participantUserGuid: member.guid },
  });
  await contest.markAll([9000, 8000, 8500]);
});
afterAll(() => api?.stop());

async function publish(): Promise<void> {
  await api.call(VotingProtocolLock, { as: contest.as, query: program, body: { isLocked: true } });
  for (const state of ['Confirmed', 'Published'] as const) {
    await api.call(VotingProtocolChangeState, { as: contest.as, query: program, body: { state, reason: '' } });
  }
}
const allow = (shown: { showTitles?: boolean; showPlaces?: boolean; showTotals?: boolean }) =>
  api.call(VotingProtocolSettingPermissionForParticipant, { as: contest.as, query: program, body: shown });
const whole = (as = member.token) =>
  api.send(VotingProtocolGetVoitingProtocolForParticipantJson, { as, query: program });
const own = async (as = member.token) =>
  await api.send(VotingProtocolGetVoitingProtocolByUserJson, { as, query: { competitionGuid: contest.competition } });

it('a member sees his performance before publication, and not one value of it', async () => {
  expect((await whole()).status).toBe(404);
  const [programs] = [(await own()).envelope.data!];
  expect(programs).toMatchObject([
    { programGuid: contest.program, isPublished: false, items: [{ guid: contest.items[0], result: null }] },
  ]);
  expect(JSON.stringify(programs)).not.toMatch(/9000|8000|8500/);
  // Of which of his applications it came: none, it was typed; and which, once it did.
  const applicationOf = async () => (await own()).envelope.data![0]!.items[0]!.applicationGuid;
  expect(await applicationOf()).toBeNull();
  const application = newGuid();
  await api.database.query('update program.item set application_guid = $2 where guid = $1', [contest.items[0], application]); // prettier-ignore
  expect(await applicationOf()).toBe(application);
});

it('reads his result with its place once it is published, his own name in full and the others’ not', async () => {
  await publish();
  const closed = (await own()).envelope.data!;
  expect(closed).toMatchObject([{ isPublished: true, isOpen: false, judges: [], items: [{ result: null }] }]);
  expect(JSON.stringify(closed)).not.toMatch(/Лауреат|Дипломант|9000|8000|8500/);
  const refused = await whole();
  expect([refused.status, refused.envelope.errors[0]!.message]).toEqual([404, expect.stringContaining('не открыл')]);
  await allow({ showTitles: true });
  const [titled] = (await own()).envelope.data!;
  expect(titled).toMatchObject({ isOpen: true });
  expect(titled!.items[0]!.result!.row).toMatchObject({ award: { title: 'Лауреат' }, place: null, total: null });
  await allow({ showTitles: false, showPlaces: true, showTotals: true });
  const [mine] = (await own()).envelope.data!;
  expect(mine).toMatchObject({ isPublished: true, judges: [], items: [{ performer: 'Арина Мельникова' }] });
  const { row } = mine!.items[0]!.result!;
  expect(row).toMatchObject({ guid: contest.items[0], performer: 'Арина Мельникова', byJudge: [], comments: [] });
  expect(row.total).toBeGreaterThan(0);
  const protocol = (await whole()).envelope.data!;
  expect(protocol.ownItemGuids).toEqual([contest.items[0]]);
  const names = protocol.groups.flatMap(({ rows }) => rows.map(({ guid, performer }) => [guid, performer]));
  expect(Object.fromEntries(names)[contest.items[0]!]).toBe('Арина Мельникова');
  expect(names.filter(([guid]) => guid !== contest.items[0]).map(([, name]) => name)).not.toContain('Арина Мельникова');
});

it('who takes no part in the event finds nothing, and who has no performance has none', async () => {
  await allow({ showTitles: true });
  await publish();
  const [stranger, guest] = [await api.member(), await api.member(contest.competition)];
  expect([(await whole(stranger.token)).status, (await own(stranger.token)).status]).toEqual([404, 404]);
  expect((await own(guest.token)).envelope.data).toEqual([]);
  expect((await whole(guest.token)).envelope.data!.ownItemGuids).toEqual([]);
  expect((await whole(contest.judges[0]!.token)).status).toBe(403);
  expect((await whole(contest.as)).status).toBe(403);
});

it('is written a letter when the program, and when the protocol with his performance is published', async () => {
  const show = (isPublished: boolean) =>
    api.call(CompetitionProgramUpdate, {
      as: contest.as,
      query: { competitionGuid: contest.competition },
      body: { competitionProgramGuid: contest.program, isPublished },
    });
  const kinds = async (to: string) => (await api.letters(to)).map(({ kind }) => kind);
  // Beside him performs one who has refused such letters; another one takes part without performing.
  const silent = await api.member(contest.competition);
  const guest = await api.member(contest.competition);
  await api.call(UserUpdateNotifications, { as: silent.token, body: { organizerMessage: false } });
  for (const item of [contest.items[1]!, contest.items[2]!]) {
    await api.call(CompetitionProgramItemUpdate, {
      as: contest.as,
      query: program,
      body: { competitionProgramItemGuid: item, participantUserGuid: silent.guid },
    });
  }

  // A second publication on the same day sends no letter.
  for (const isPublished of [true, false, true]) await show(isPublished);
  expect(await kinds(member.login)).toEqual(['accounts.programPublished']);
  const [letter] = await api.letters(member.login);
  expect(letter!.link().pathname).toBe(`/program/${contest.program}`);

  await publish();
  expect(await kinds(member.login)).toEqual(['accounts.programPublished']);
  for (const showTitles of [true, false, true]) await allow({ showTitles });
  await api.call(VotingProtocolChangeState, {
    as: contest.as,
    query: program,
    body: { state: 'Withdrawn', reason: 'ошибка в списке' },
  });
  expect((await kinds(member.login)).toSorted()).toEqual(['accounts.programPublished', 'accounts.protocolPublished']);
  expect([await kinds(silent.login), await kinds(guest.login)]).toEqual([[], []]);
});
