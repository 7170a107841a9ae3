// Special prizes through the portal: library, limits, whose prize it is, and what a published protocol holds fast.

import {
  CompetitionCopy,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramGetForPresenter,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeArrange,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeBindToCompetition,
  CompetitionSpecialPrizeCreate,
  CompetitionSpecialPrizeDelete,
  CompetitionSpecialPrizeDeleteRange,
  CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition,
  CompetitionSpecialPrizeGetByCompetition,
  CompetitionSpecialPrizeGetByCompetitionForProtocol,
  CompetitionSpecialPrizeUpdate,
  OrganizerSpecialPrizeCreate,
  OrganizerSpecialPrizeDelete,
  OrganizerSpecialPrizeGet,
  OrganizerSpecialPrizeGetShortByCompetition,
  OrganizerSpecialPrizeUpdate,
  PublicVoitingProtocol,
  VotingProtocolChangeState,
  VotingProtocolGetPublication,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
  type SentBody,
  type Submission,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let as: string;
let query: { competitionGuid: Guid };

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  as = contest.as;
  query = { competitionGuid: contest.competition };
});
afterAll(() => api?.stop());

const made = async (body: SentBody<typeof CompetitionSpecialPrizeCreate>): Promise<Guid> =>
  (await api.call(CompetitionSpecialPrizeCreate, { as, query, body })).guid;
const bind = (specialPrizeGuid: Guid, item: number, isBound?: boolean, by = as) =>
  api.call(CompetitionSpecialPrizeBindOrUnbind, {
    as: by,
    query,
    body: {
      specialPrizeGuid,
      competitionProgramItemGuid: contest.items[item]!,
      ...(isBound === undefined ? {} : { isBound }),
    },
  });
const given = async () =>
  (await api.call(CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition, { as, query })).collection;
const prizes = () => api.call(CompetitionSpecialPrizeGetByCompetition, { as, query });

it('a prize is given within its limit, taken back, and a second press is none', async () => {
  const prize = await made({ title: 'За лучший костюм' });
  expect(await bind(prize, 0, true)).toEqual({ isBound: true });
  expect(await bind(prize, 0, true)).toEqual({ isBound: true });
  await expect(bind(prize, 1, true)).rejects.toThrow('"code":"prizeTaken"');
  const update = { specialPrizeGuid: prize, title: 'За костюм', limit: 2 };
  await api.call(CompetitionSpecialPrizeUpdate, { as, query, body: update });
  await bind(prize, 1);
  await expect(api.call(CompetitionSpecialPrizeUpdate, { as, query, body: { ...update, limit: 1 } })).rejects.toThrow(
    '"code":"prizeTaken"',
  );
  expect(await prizes()).toMatchObject([{ title: 'За костюм', giver: 'jury', limit: 2, givenCount: 2 }]);
  expect((await given()).map(({ title, performer }) => [title, performer])).toEqual([
    ['За костюм', 'Участник 1'],
    ['За костюм', 'Участник 2'],
  ]);
  expect(await bind(prize, 1)).toEqual({ isBound: false });
  expect(await given()).toHaveLength(1);
});

it('of two who give the last one at once one is refused', async () => {
  const prize = await made({ title: 'Приз зала' });
  const answers = await Promise.allSettled([0, 1, 2].map((item) => bind(prize, item, true)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await given()).toHaveLength(1);
});

it('a judge gives his own prize alone, while marks are taken, and sees no other', async () => {
  const [judge, other] = contest.judges;
  await expect(made({ title: 'Приз члена жюри', giver: 'judge' })).rejects.toThrow('"code":"badRequest"');
  const own = await made({ title: 'Приз члена жюри', giver: 'judge', competitionJudgeGuid: judge!.guid });
  const jurys = await made({ title: 'Приз жюри' });
  const asked = { ...query, competitionProgramGuid: contest.program };
  const seen = await api.call(CompetitionSpecialPrizeGetByCompetitionForProtocol, { as: judge!.token, query: asked });
  expect(seen.map(({ guid }) => guid)).toEqual([own]);
  // Pressed on two of his tablets at once.
  await Promise.all([bind(own, 2, true, judge!.token), bind(own, 2, true, judge!.token)]);
  expect(await prizes()).toMatchObject([{ giverName: 'Судья 1', givenCount: 1 }, { givenCount: 0 }]);
  await expect(bind(jurys, 2, true, judge!.token)).rejects.toThrow('"code":"notFound"');
  await expect(bind(own, 2, false, other!.token)).rejects.toThrow('"code":"notFound"');
  const whole = await api.call(CompetitionSpecialPrizeGetByCompetitionForProtocol, { as, query: asked });
  expect(whole.map(({ itemGuids }) => itemGuids)).toEqual([[contest.items[2]], []]);
});

it('a judge’s tablet sends his prize with his marks: once, in order, each with its own word', async () => {
  const [judge, other] = contest.judges;
  const own = await made({ title: 'Приз члена жюри', giver: 'judge', competitionJudgeGuid: judge!.guid });
  const sheet = () =>
    api.call(VotingProtocolGetVoitingProtocolByJudgeJson, {
      as: judge!.token,
      query: { competitionProgramGuid: contest.program, competitionJudgeGuid: judge!.guid },
    });
  expect((await sheet()).prizes).toEqual([
    { guid: own, title: 'Приз члена жюри', description: '', limit: 1, itemGuids: [] },
  ]);
  const tap = (item: number, isBound: boolean, device = 'tablet') =>
    contest.tap(judge!, contest.items[item]!, { device, prizeGuid: own, isBound });
  const send = (submissions: Submission[]) => contest.send(judge!, submissions);

  // Made offline, one after another, beside a mark: the prize has gone on to the second.
  const [give, take, again] = [tap(0, true), tap(0, false), tap(1, true)];
  const mark = contest.tap(judge!, contest.items[0]!, { pointGuid: contest.criteria[0]!, value: 9_000 });
  const replies = await send([give, mark, take, again]);
  expect(replies.map(({ status, submissionGuid }) => [status, submissionGuid])).toEqual(
    [give, mark, take, again].map(({ submissionGuid }) => ['accepted', submissionGuid]),
  );
  expect(replies.every(({ revision }) => revision !== null)).toBe(true);
  expect((await sheet()).prizes[0]!.itemGuids).toEqual([contest.items[1]]);
  // The answers were lost: what is sent again changes nothing, also through the tablet that it was handed over to.
  expect((await send([give, take])).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
  expect(await send([{ ...give, isBound: false }])).toMatchObject([{ status: 'refused', code: 'guidReused' }]);
  expect((await sheet()).prizes[0]!.itemGuids).toEqual([contest.items[1]]);

  // Bound on another tablet meanwhile: the second has its word, and names whose it is.
  const [late, same] = [tap(2, true, 'phone'), tap(1, true, 'phone')];
  const [refused, kept] = await send([late, same]);
  expect(refused).toMatchObject({ status: 'refused', code: 'prizeTaken', revision: null });
  expect(refused!.message).toMatch(/^Приз «Приз члена жюри» уже отдан: .*Участник 2\. Сначала заберите его\.$/);
  expect(kept).toMatchObject({ status: 'accepted', code: null });
  // Two at once are one.
  await send([tap(1, false)]);
  const both = await Promise.all([send([tap(0, true)]), send([tap(2, true, 'phone')])]);
  expect(
    both
      .flat()
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['accepted', 'refused']);
  expect(await given()).toHaveLength(1);

  const stranger = await contest.send(other!, [{ ...tap(0, false), judgeGuid: other!.guid }]);
  expect(stranger).toMatchObject([{ status: 'refused', message: 'Этого приза больше нет, или он теперь не ваш.' }]);
  const mixed = send([{ ...tap(0, true), abstain: true }]);
  await expect(mixed).rejects.toThrow('"code":"badRequest"');
  const half = contest.tap(judge!, contest.items[0]!, { prizeGuid: own });
  await expect(send([half])).rejects.toThrow('"code":"badRequest"');
});

it('a tablet does not take back what somebody else has given since it last saw', async () => {
  const [judge] = contest.judges;
  const own = await made({ title: 'Приз члена жюри', giver: 'judge', competitionJudgeGuid: judge!.guid });
  const [{ epoch }] = (await api.database.query<{ epoch: string }>(
    'select epoch from live.v_stream where stream_guid = $1',
    [contest.competition],
  )) as [{ epoch: string }];
  const tap = (isBound: boolean, seenRevision: number) =>
    contest.tap(judge!, contest.items[0]!, { prizeGuid: own, isBound, seenRevision, seenEpoch: epoch });
  const seen = await contest.head();
  // His own of the same hour without a network is his to take back.
  expect((await contest.send(judge!, [tap(true, seen)]))[0]).toMatchObject({ status: 'accepted' });
  expect((await contest.send(judge!, [tap(false, seen)]))[0]).toMatchObject({ status: 'accepted' });
  await bind(own, 0, true);
  const [stale] = await contest.send(judge!, [tap(false, seen)]);
  expect(stale).toMatchObject({ status: 'refused', code: 'prizeTaken' });
  expect(stale!.message).toBe(
    'Приз «Приз члена жюри» здесь отдали снова, пока планшет был без связи. Если забрать его всё же нужно, заберите ещё раз.',
  );
  expect(await given()).toHaveLength(1);
  // He has seen it now, and means it.
  expect((await contest.send(judge!, [tap(false, await contest.head())]))[0]).toMatchObject({ status: 'accepted' });
  expect(await given()).toHaveLength(0);
});

it('a published protocol keeps its prizes, and a performance with one is not deleted', async () => {
  const prize = await made({ title: 'За костюм', limit: null });
  await bind(prize, 0, true);
  const program = { competitionProgramGuid: contest.program };
  await expect(
    api.call(CompetitionProgramItemDeleteRange, { as, query: program, body: { data: [contest.items[0]!] } }),
  ).rejects.toThrow('отдан спецприз');
  const link = await api.call(CompetitionPresenterCreateFastLoginUrl, { as, query, body: { name: 'Ведущая' } });
  const linked = { key: new URL(link.url).hash.replace('#key=', ''), device: 'phone' };
  const presenter = await api.call(CompetitionPresenterFastLogin, { query: linked });
  const aloud = async () =>
    (await api.call(CompetitionProgramGetForPresenter, { as: presenter.token, query: program })).awards;
  await api.call(CompetitionProgramUpdate, { as, query, body: { ...program, isAwardOrderOpen: true } });
  expect(await aloud()).toBeNull();
  await contest.markAll([9000, 8000, 8500]);
  await api.call(VotingProtocolLock, { as, query: program, body: { isLocked: true } });
  const [first] = (await aloud())!;
  expect(first).toMatchObject({
    title: 'Спецпризы',
    rows: [{ itemGuid: contest.items[0], award: { title: 'За костюм' } }],
  });
  for (const state of ['Confirmed', 'Published'] as const)
    await api.call(VotingProtocolChangeState, { as, query: program, body: { state } });
  const { url } = await api.call(VotingProtocolGetPublication, { as, query: program });
  const key = new URL(url!).pathname.split('/').at(-1)!;
  const shown = { audience: 'link' as const, showTitles: true };
  await api.call(VotingProtocolSettingPermissionForParticipant, { as, query: program, body: shown });
  const seen = await api.call(PublicVoitingProtocol, { params: { key } });
  expect(seen.groups.flatMap(({ rows }) => rows.flatMap((row) => row.prizes.map(({ title }) => [row.guid, title])))).toEqual([[contest.items[0], 'За костюм']]); // prettier-ignore
  await expect(bind(prize, 1, true)).rejects.toThrow('"code":"protocolLocked"');
  await expect(bind(prize, 0, false)).rejects.toThrow('"code":"protocolLocked"');
  const remove = { as, query: { specialPrizeGuid: prize } };
  await expect(api.call(CompetitionSpecialPrizeDelete, remove)).rejects.toThrow('"code":"protocolLocked"');
  await api.call(VotingProtocolChangeState, { as, query: program, body: { state: 'Withdrawn', reason: 'Ошибка' } });
  await api.call(CompetitionSpecialPrizeDelete, remove);
  expect(await given()).toEqual([]);
});

it('prizes come from the library once, live their own life, and go into a copy of the event', async () => {
  const inLibrary = async (title: string) =>
    (await api.call(OrganizerSpecialPrizeCreate, { as, body: { title } })).guid;
  const [costume, youngest] = [await inLibrary('За костюм'), await inLibrary('Самый юный участник')];
  const take = (organizerSpecialPrizeGuids: Guid[]) =>
    api.call(CompetitionSpecialPrizeBindToCompetition, { as, query, body: { organizerSpecialPrizeGuids } });
  expect((await take([costume])).guids).toHaveLength(1);
  expect((await take([costume, youngest])).guids).toHaveLength(1);
  const short = await api.call(OrganizerSpecialPrizeGetShortByCompetition, { as, query });
  expect(short.map(({ title, isBound }) => [title, isBound])).toEqual([
    ['За костюм', true],
    ['Самый юный участник', true],
  ]);
  const renamed = { organizerSpecialPrizeGuid: costume, title: 'За сценический костюм' };
  await api.call(OrganizerSpecialPrizeUpdate, { as, body: renamed });
  await api.call(OrganizerSpecialPrizeDelete, { as, query: { organizerSpecialPrizeGuid: youngest } });
  const { collection } = await api.call(OrganizerSpecialPrizeGet, { as, body: { searchText: 'костюм' } });
  expect(collection).toMatchObject([{ title: 'За сценический костюм' }]);
  expect((await prizes()).map(({ title }) => title)).toEqual(['За костюм', 'Самый юный участник']);
  await bind((await prizes())[0]!.guid, 0, true);

  const next = { title: 'Светлояр 2', beginDate: '2027-05-01', endDate: '2027-05-02' };
  const copy = await api.call(CompetitionCopy, { as, query, body: next });
  const copied = { competitionGuid: copy.guid };
  const taken = await api.call(CompetitionSpecialPrizeGetByCompetition, { as, query: copied });
  expect(taken.map(({ title, givenCount }) => [title, givenCount])).toEqual([
    ['За костюм', 0],
    ['Самый юный участник', 0],
  ]);
  const third = await made({ title: 'Приз зала' });
  const arrange = (data: Guid[], as = contest.as) =>
    api.call(CompetitionSpecialPrizeArrange, { as, query, body: { data } });
  const [one, two] = (await prizes()).map(({ guid }) => guid);
  // Whoever did not know of the second keeps it behind what he has named.
  await arrange([third, one!]);
  expect((await prizes()).map(({ guid }) => guid)).toEqual([third, one, two]);
  await arrange([two!, one!, third]);
  expect((await prizes()).map(({ guid }) => guid)).toEqual([two, one, third]);
  const foreign = (await api.call(CompetitionSpecialPrizeGetByCompetition, { as, query: copied }))[0]!.guid;
  await expect(arrange([foreign])).rejects.toThrow('"code":"notFound"');
  const data = (await prizes()).map(({ guid }) => guid);
  await api.call(CompetitionSpecialPrizeDeleteRange, { as, query, body: { data } });
  expect(await prizes()).toEqual([]);
});
