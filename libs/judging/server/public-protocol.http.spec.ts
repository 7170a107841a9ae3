// The open link: closed before publication, then what the organizer allows, then a clear word once it is withdrawn.

import {
  CompetitionProgramUpdate,
  PublicProgramEvent,
  PublicVoitingProtocol,
  VotingProtocolChangeState,
  VotingProtocolGetPublication,
  VotingProtocolLock,
  VotingProtocolRenewPublicLink,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import { newSecret, type ProtocolState } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;
let program: { competitionProgramGuid: string };

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
  program = { competitionProgramGuid: contest.program };
  await api.database.query(`update program.item set performer = 'Арина Мельникова' where guid = $1`, [
    contest.items[0],
  ]);
  const [first, second] = contest.judges;
  await contest.markAll([9000, 8000, 8500]);
  await contest.send(first!, [contest.tap(first!, contest.items[0]!, { comment: 'Тянуть носок' })]);
  await contest.send(second!, [contest.tap(second!, contest.items[0]!, { comment: 'Ярко' })]);
});
afterAll(() => api?.stop());

const publication = (as: string | undefined = contest.as) =>
  api.send(VotingProtocolGetPublication, { as, query: program });
const move = (state: Exclude<ProtocolState, 'Draft'>, reason = '') =>
  api.call(VotingProtocolChangeState, { as: contest.as, query: program, body: { state, reason } });

async function publish(): Promise<string> {
  await api.call(VotingProtocolLock, { as: contest.as, query: program, body: { isLocked: true } });
  await move('Confirmed');
  await move('Published');
  return keyOf((await publication()).envelope.data!.url!);
}
const keyOf = (url: string) => new URL(url).pathname.replace('/voiting-protocol/', '');
const open = (key: string) => api.send(PublicVoitingProtocol, { params: { key } });
const allow = (audience: 'link' | 'members', ...shown: string[]) =>
  api.call(VotingProtocolSettingPermissionForParticipant, {
    as: contest.as,
    query: program,
    body: {
      audience,
      showTitles: shown.includes('titles'),
      showPlaces: shown.includes('places'),
      showTotals: shown.includes('totals'),
      showCriteria: shown.includes('criteria'),
      showJudges: shown.includes('judges'),
      showComments: shown.includes('comments'),
    },
  });

describe('the open link', () => {
  it('is made by the first publication and lives while the protocol is published', async () => {
    expect((await publication()).envelope.data).toMatchObject({ state: 'Open', url: null });
    const key = await publish();
    await allow('link', 'titles');
    expect(key).toMatch(/^[\w-]{22}$/);
    const shown = await open(key);
    expect(shown.status).toBe(200);
    expect(shown.envelope.data).toMatchObject({ organizer: { phone: expect.stringContaining('999') } });
    expect(shown.headers.get('etag')).not.toBeNull();
    await move('Withdrawn', 'Ошибка в баллах');
    const withdrawn = await open(key);
    expect([withdrawn.status, withdrawn.envelope.errors[0]!.message]).toEqual([
      404,
      expect.stringContaining('отозвал'),
    ]);
    const unknown = await open(newSecret());
    expect([unknown.status, unknown.envelope.errors[0]!.message]).toEqual([404, expect.stringContaining('нет')]);
    expect((await open(`${key}'--`)).status).toBe(404);
    await move('Open');
    expect((await open(key)).status).toBe(404);
    expect(await publish()).toBe(key);
    expect((await open(key)).envelope.data).toMatchObject({ version: 2 });
  });

  it('is renewed: the former one stops at once', async () => {
    const renew = (as: string) => api.send(VotingProtocolRenewPublicLink, { as, query: program, body: {} });
    expect((await renew(contest.as)).status).toBe(409);
    const former = await publish();
    await allow('link', 'titles');
    const { url, qr } = (await renew(contest.as)).envelope.data!;
    expect(qr).toMatch(/^data:image\/png;base64,/);
    expect(keyOf(url)).not.toBe(former);
    expect([(await open(former)).status, (await open(keyOf(url))).status]).toEqual([404, 200]);
    const stranger = (await api.organizer()).token;
    expect([(await renew(stranger)).status, (await renew(contest.judges[0]!.token)).status]).toEqual([404, 403]);
  });

  it('is handed out to those who may see the protocol alone', async () => {
    await publish();
    const stranger = (await api.organizer()).token;
    const asked = [contest.judges[0]!.token, stranger];
    const answers = await Promise.all(asked.map((as) => publication(as)));
    const nobody = await api.send(VotingProtocolGetPublication, { query: program });
    expect([...answers, nobody].map(({ status }) => status)).toEqual([403, 404, 401]);
    expect(JSON.stringify([...answers, nobody].map(({ envelope }) => envelope))).not.toContain('voiting-protocol/');
  });
});

it('stands on the page of its program for everybody, once both are published and no longer', async () => {
  const around = async () => await api.send(PublicProgramEvent, { params: { programGuid: contest.program } });
  const paths = async () => (await around()).envelope.data?.programs.map(({ protocolPath }) => protocolPath);
  const show = (isPublished: boolean) =>
    api.call(CompetitionProgramUpdate, {
      as: contest.as,
      query: { competitionGuid: contest.competition },
      body: { competitionProgramGuid: contest.program, isPublished },
    });
  const key = await publish();
  expect((await around()).status).toBe(404);
  await show(true);
  // A link that opens nothing is not handed out.
  expect(await paths()).toEqual([null]);
  await allow('link', 'titles');
  expect(await paths()).toEqual([`/voiting-protocol/${key}`]);
  await move('Withdrawn', 'Ошибка в баллах');
  expect(await paths()).toEqual([null]);
  await show(false);
  expect((await around()).status).toBe(404);
});

describe('what the page shows', () => {
  it('follows what the organizer allows, and never more', async () => {
    const key = await publish();
    const words = async () => JSON.stringify((await open(key)).envelope.data);
    const data = async () => (await open(key)).envelope.data!;
    // Without a grant the link is closed; members' grants do not open it.
    const closed = await open(key);
    expect([closed.status, closed.envelope.errors[0]!.message]).toEqual([404, expect.stringContaining('не открыл')]);
    await allow('members', 'titles', 'places', 'totals');
    expect((await open(key)).status).toBe(404);
    await allow('link', 'titles');
    expect((await data()).groups[0]!.rows.map(({ place, total, award }) => [place, total, award?.title])).toEqual([
      [null, null, 'Лауреат'],
      [null, null, 'Дипломант'],
      [null, null, 'Дипломант'],
    ]);
    await allow('link', 'places', 'totals');
    const usual = await data();
    expect(usual.groups[0]!.rows.map(({ place, total, award }) => [place, total, award?.title])).toEqual([
      [1, 9000, 'Лауреат'],
      [2, 8500, 'Дипломант'],
      [3, 8000, 'Дипломант'],
    ]);
    expect(await words()).not.toMatch(/Судья|Техника|Тянуть|Ярко/);

    await allow('link', 'titles');
    const bare = await data();
    expect(bare.groups[0]!.rows.map(({ place, total }) => [place, total])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(await words()).not.toMatch(/9000|8500|8000|Судья|Техника|Тянуть|среднее/);

    await allow('link');
    expect((await open(key)).status).toBe(404);
    await allow('link', 'judges', 'criteria', 'comments', 'places', 'totals');
    const all = await data();
    expect(all.judges.map(({ fullName }) => fullName)).toEqual(['Судья 1', 'Судья 2', 'Судья 3']);
    expect(all.groups[0]!.rows[0]).toMatchObject({
      place: 1,
      scores: [9000, 9000],
      byJudge: [{ marks: [9000, 9000] }, { marks: [9000, 9000] }, { marks: [9000, 9000] }],
      comments: [
        { judge: 'Судья 1', text: 'Тянуть носок' },
        { judge: 'Судья 2', text: 'Ярко' },
      ],
    });
    expect((await publication()).envelope.data).toMatchObject({
      permissions: { showTotals: true, showComments: false },
      linkPermissions: { showTotals: true, showComments: true },
    });
  });

  it('calls children «Фамилия И.» unless the consent is there', async () => {
    const key = await publish();
    await allow('link', 'titles');
    const first = async () => (await open(key)).envelope.data!.groups[0]!.rows[0]!.performer;
    expect(await first()).toBe('Мельникова\u00A0А.');
    await api.call(CompetitionProgramUpdate, {
      as: contest.as,
      query: contest.query,
      body: { competitionProgramGuid: contest.program, isFullNames: true },
    });
    expect(await first()).toBe('Арина Мельникова');
  });
});
