// Sealed protocols through the portal: what a package proves, whose names it shows, and how seals follow each other.

import { checkPackage, readPackage, subtleProof, type ProofPackage } from '@rampa/judging/domain';
import { ForgetClosed } from '@rampa/accounts/server';
import {
  CompetitionProgramItemUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetPublication,
  VotingProtocolLock,
  VotingProtocolSetManualAward,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

const SUBTLE = subtleProof(globalThis.crypto.subtle);
let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  await contest.markAll([9000, 8000, 8500]);
});
afterAll(() => api?.stop());

const lock = (isLocked: boolean, program: Guid = contest.program) =>
  api.call(VotingProtocolLock, {
    as: contest.as,
    query: { competitionProgramGuid: program },
    body: { isLocked, reason: isLocked ? '' : 'Ошибка в оценке' },
  });
const fetched = async (path: string, as?: string) => {
  const answer = await fetch(new URL(`/api/v1/${path}`, api.url), {
    headers: as ? { authorization: `Bearer ${as}` } : {},
  });
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { status: answer.status, text: await answer.text(), name: decodeURIComponent(name) };
};
const ofOrganizer = (program: Guid = contest.program) =>
  fetched(`VotingProtocol/DownloadPackage?competitionProgramGuid=${program}`, contest.as);
async function keys(): Promise<string[]> {
  const rows = await api.database.query<{ key: string }>('select fingerprint as key from judging.seal_key');
  return rows.map(({ key }) => key);
}
async function sound(text: string): Promise<ProofPackage & { digest: string }> {
  const read = readPackage(text);
  const { faults, digest } = await checkPackage(read, SUBTLE, { keys: await keys() });
  expect(faults).toEqual([]);
  return { ...read, digest };
}
async function packageOf(program?: Guid) {
  const { status, text } = await ofOrganizer(program);
  expect(status).toBe(200);
  return sound(text);
}

it('the package has a file name that every system keeps, and its number whole', async () => {
  const title = 'Суббота: I и II отделения (с 10:00)';
  await api.database.query('update program.program set title = $1 where guid = $2', [title, contest.program]);
  await lock(true);
  expect((await ofOrganizer()).name).toBe('Пакет для проверки. Суббота I и II отделения (с 10-00) — печать 1.json');
});

it('a closed protocol is sealed with its marks and names, and an open one is not', async () => {
  expect(await ofOrganizer()).toMatchObject({ status: 404, text: expect.stringContaining('Пакета ещё нет') });
  await lock(true);
  const { body, seal, names } = await packageOf();
  expect(seal).toMatchObject({ number: 1, version: 1, replaces: null, program: contest.program });
  expect(body).toMatchObject({ event: 'Светлояр', program: 'День первый', waiting: 0, own: ['P1', 'P2', 'P3'] });
  expect(body.groups[0]!.results.map(({ place, total }) => [place, total])).toEqual([
    [1, 9000],
    [3, 8000],
    [2, 8500],
  ]);
  expect(names.map(({ text }) => text)).toEqual(expect.arrayContaining(['Судья 1', 'Участник 3']));
  for (const guid of [...contest.items, ...contest.criteria, ...contest.awards, contest.judges[0]!.guid])
    expect(JSON.stringify(body)).not.toContain(guid);
});

it('a correction replaces the seal before it, and closing again without one makes none', async () => {
  await lock(true);
  const first = await packageOf();
  await lock(false);
  expect((await ofOrganizer()).status).toBe(404);
  await lock(true);
  expect((await packageOf()).digest).toBe(first.digest);
  await lock(false);
  await contest.mark(contest.judges[0]!, contest.items[1]!, 10_000);
  await lock(true);
  const second = await packageOf();
  expect(second.seal).toMatchObject({ number: 2, replaces: first.digest });
  const decision = { competitionProgramItemGuid: contest.items[0]!, reason: 'Единогласно' };
  await api.call(VotingProtocolSetManualAward, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { ...decision, awardSettingGuid: contest.awards[0]! },
  });
  const third = await packageOf();
  expect(third.seal).toMatchObject({ number: 3, replaces: second.digest });
  expect(third.body.groups[0]!.results[0]!.title).toMatchObject({ title: 'Гран-при' });
});

it('a group is sealed once its last program is closed, for each of its programs', async () => {
  const other = await contest.addProgram('День второй', ['10–12 лет']);
  await contest.markAll([9500], other.items);
  await lock(true);
  expect((await ofOrganizer()).status).toBe(404);
  await lock(true, other.program);
  const [first, second] = [await packageOf(), await packageOf(other.program)];
  expect([first.body.own, second.body.own]).toEqual([['P1', 'P2', 'P3'], ['P4']]);
  expect(first.body.groups).toEqual(second.body.groups);
});

it('strangers get it by the open link where that shows a recount, with names as the link shows them', async () => {
  await lock(true);
  const query = { competitionProgramGuid: contest.program };
  for (const state of ['Confirmed', 'Published'] as const)
    await api.call(VotingProtocolChangeState, { as: contest.as, query, body: { state } });
  const { url } = await api.call(VotingProtocolGetPublication, { as: contest.as, query });
  const key = new URL(url!).pathname.split('/').at(-1)!;
  const show = (...names: string[]) =>
    api.call(VotingProtocolSettingPermissionForParticipant, {
      as: contest.as,
      query,
      body: { audience: 'link', ...Object.fromEntries(names.map((name) => [name, true])) },
    });
  const ofStranger = () => fetched(`Public/voiting-protocol-package/${key}`);
  const sealOnPage = async () =>
    (JSON.parse((await fetched(`Public/voiting-protocol/${key}`)).text) as { data: { seal: unknown } }).data.seal;
  expect((await ofStranger()).status).toBe(404);
  await show('showPlaces', 'showTotals');
  expect(await ofStranger()).toMatchObject({ status: 404, text: expect.stringContaining('этого скрыто') });
  expect(await sealOnPage()).toBe(null);
  // Without «Судьи» the page tells no single mark, so the package must not either.
  await show('showCriteria');
  expect((await ofStranger()).status).toBe(404);
  expect(await sealOnPage()).toBe(null);
  await show('showJudges');
  const named = await sound((await ofStranger()).text);
  expect(named.names).toContainEqual(expect.objectContaining({ key: 'J1', text: 'Судья 1', salt: expect.any(String) }));
  expect(await sealOnPage()).toEqual({ number: 1, digest: named.digest });
  expect((await fetched('Public/voiting-protocol-package/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});

it('strangers get no marks of another program of the group until its protocol is as open', async () => {
  const other = await contest.addProgram('День второй', ['10–12 лет']);
  await contest.markAll([9500], other.items);
  const programs = [contest.program, other.program];
  for (const program of programs) await lock(true, program);
  const opened = async (program: Guid): Promise<string> => {
    const query = { competitionProgramGuid: program };
    for (const state of ['Confirmed', 'Published'] as const)
      await api.call(VotingProtocolChangeState, { as: contest.as, query, body: { state } });
    const wide = { showPlaces: true, showTotals: true, showCriteria: true, showJudges: true };
    const body = { audience: 'link' as const, ...wide };
    await api.call(VotingProtocolSettingPermissionForParticipant, { as: contest.as, query, body });
    const { url } = await api.call(VotingProtocolGetPublication, { as: contest.as, query });
    return new URL(url!).pathname.split('/').at(-1)!;
  };
  const key = await opened(contest.program);
  const ofStranger = () => fetched(`Public/voiting-protocol-package/${key}`);
  expect(await ofStranger()).toMatchObject({ status: 404, text: expect.stringContaining('другой программы') });
  await opened(other.program);
  expect((await ofStranger()).status).toBe(200);
});

it('who has closed his account leaves the names of a seal, which stays and proves as before', async () => {
  const member = await api.member(contest.competition);
  const change = {
    competitionProgramItemGuid: contest.items[0]!,
    performer: 'Мельникова Арина',
    participantUserGuid: member.guid,
  };
  const query = { competitionProgramGuid: contest.program };
  await api.call(CompetitionProgramItemUpdate, { as: contest.as, query, body: change });
  await lock(true);
  const before = await packageOf();
  const own = ({ names }: ProofPackage) => names.find(({ text }) => text.startsWith('Мельникова'))!;
  expect(own(before)).toMatchObject({ text: expect.stringContaining('Мельникова Арина'), salt: expect.any(String) });
  await api.database.query(`update accounts.account set closed_at = now() - interval '15 days' where guid = $1`, [
    member.guid,
  ]);
  await api.nodes[0]!.app.get(ForgetClosed, { strict: false }).run(14);
  const after = await packageOf();
  expect(after.digest).toBe(before.digest);
  expect(after.names.filter(({ key }) => key !== own(after).key)).toEqual(
    before.names.filter(({ key }) => key !== own(after).key),
  );
  expect(own(after)).toEqual({ key: own(before).key, text: expect.stringMatching(/^Мельникова\u00A0А\./) });
  const kept = await api.database.query<{ names: object }>('select names from judging.seal');
  expect(JSON.stringify(kept)).not.toContain('Арина');
});

it('a key signs for a year, and what it has signed stays verifiable', async () => {
  await lock(true);
  const first = await packageOf();
  await api.database.query(`update judging.seal_key set created_at = created_at - interval '366 days'`);
  await lock(false);
  await contest.mark(contest.judges[0]!, contest.items[1]!, 10_000);
  await lock(true);
  const second = await packageOf();
  expect(second.seal.key).not.toBe(first.seal.key);
  expect((await checkPackage(first, SUBTLE, { keys: await keys() })).faults).toEqual([]);
});
