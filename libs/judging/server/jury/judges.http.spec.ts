import sharp from 'sharp';
import {
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeDelete,
  CompetitionJudgeDeleteLogo,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionJudgeUpdate,
  CompetitionJudgeUploadLogo,
  JudgeFastLogin,
  JudgeGetProfile,
  NominationGetNominationsByCompetition,
  NominationUpdate,
  VotingProtocolGetUsingForProtocol,
  VotingProtocolLock,
  VotingProtocolSavingByCompetitionProtocol,
  type Envelope,
} from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest } from '@rampa/judging/testing';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const list = (body = {}) =>
  api.call(CompetitionJudgeGetByCompetitionGuid, { as: contest.as, query: contest.query, body });
const remove = (index: number, force?: boolean) =>
  api.send(CompetitionJudgeDelete, {
    as: contest.as,
    query: { competitionJudgeGuid: contest.judges[index]!.guid, ...(force ? { force: 'true' as never } : {}) },
  });
const lock = () =>
  api.call(VotingProtocolLock, {
    as: contest.as,
    query: { competitionProgramGuid: contest.program },
    body: { isLocked: true },
  });

describe('judges', () => {
  it('are listed in their order, by pages, with their links', async () => {
    const all = await list();
    expect(all.totalCount).toBe(3);
    expect(all.collection.map(({ fullName, order, isChair }) => [fullName, order, isChair])).toEqual([
      ['Судья 1', 1, false],
      ['Судья 2', 2, false],
      ['Судья 3', 3, false],
    ]);
    expect(all.collection[0]!.fastLoginUrl).toMatch(/\/judge\/[\w-]+\/ratings#key=[\w-]{22}$/);
    expect(all.collection[0]!.lastSeenAt).not.toBeNull();
    const page = await list({ pageNumber: 2, pageSize: 2 });
    expect([page.totalCount, page.collection.map(({ fullName }) => fullName)]).toEqual([3, ['Судья 3']]);
    expect((await list({ pageNumber: 9 })).totalCount).toBe(3);
  });

  it('change their name and chair, and see it', async () => {
    const { guid, token } = contest.judges[0]!;
    await api.call(CompetitionJudgeUpdate, {
      as: contest.as,
      body: { competitionJudgeGuid: guid, fullName: 'Громова Лариса Петровна', title: 'хореограф', isChair: true },
    });
    const profile = await api.call(JudgeGetProfile, { as: token });
    expect(profile.competitionJudgeInfo).toMatchObject({
      fullName: 'Громова Лариса Петровна',
      title: 'хореограф',
      isChair: true,
    });
  });

  it('have one link: a new one ends the former', async () => {
    const [judge] = contest.judges;
    const link = await api.call(CompetitionJudgeCreateFastLoginUrl, {
      as: contest.as,
      query: { competitionJudgeGuid: judge!.guid },
      body: { deviceLimit: 1 },
    });
    expect(link.qr).toMatch(/^data:image\/png;base64,/);
    expect((await api.send(VotingProtocolGetUsingForProtocol, { as: judge!.token })).status).toBe(401);
    const key = new URL(link.url).hash.replace('#key=', '');
    await api.call(JudgeFastLogin, { query: { key, device: 'a' } });
    expect((await api.send(JudgeFastLogin, { query: { key, device: 'b' } })).envelope.errors[0]!.code).toBe(
      'deviceLimit',
    );
  });
});

describe('a photo', () => {
  async function upload(file: Buffer, index = 0, as: string = contest.as) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(file)]), 'Громова.jpg');
    const query = new URLSearchParams({ competitionJudgeGuid: contest.judges[index]!.guid });
    const response = await fetch(`${api.url}/api/v1/${CompetitionJudgeUploadLogo.path}?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}` },
      body: form,
    });
    return { status: response.status, envelope: (await response.json()) as Envelope<{ guid: string; url: string }> };
  }
  const picture = (width: number) =>
    sharp({ create: { width, height: 400, channels: 3, background: '#8e1441' } })
      .jpeg()
      .toBuffer();
  const profile = async () => (await api.call(JudgeGetProfile, { as: contest.judges[0]!.token })).competitionJudgeInfo;
  const found = async (url: string) => (await fetch(api.url + url)).status;

  it('is drawn anew, seen by both, replaced and taken away', async () => {
    expect([(await profile()).logoPath, (await list()).collection[0]!.logo]).toEqual([null, null]);
    const first = (await upload(await picture(1600))).envelope.data!.url;
    expect([(await profile()).logoPath, (await list()).collection[0]!.logo]).toEqual([first, first]);
    const { width, height, format } = await sharp(
      Buffer.from(await (await fetch(api.url + first)).arrayBuffer()),
    ).metadata();
    expect([format, width, height]).toEqual(['webp', 512, 128]);
    const second = (await upload(await picture(401))).envelope.data!.url;
    expect([await found(first), await found(second)]).toEqual([404, 200]);
    await api.call(CompetitionJudgeDeleteLogo, {
      as: contest.as,
      query: { competitionJudgeGuid: contest.judges[0]!.guid },
    });
    expect([await found(second), (await profile()).logoPath]).toEqual([404, null]);
  });

  it('is read by its guid by the judge himself and by those who see the event’s judges', async () => {
    const { guid } = (await upload(await picture(403))).envelope.data!;
    const status = async (as?: string) =>
      (
        await fetch(`${api.url}/api/v1/UploadedFile/GetByGuid?uploadedFileGuid=${guid}`, {
          headers: as ? { authorization: `Bearer ${as}` } : {},
        })
      ).status;
    const [stranger, [own, other]] = [await api.organizer(), contest.judges];
    expect(await Promise.all([contest.as, own!.token].map(status))).toEqual([200, 200]);
    expect(await Promise.all([undefined, stranger.token, other!.token].map(status))).toEqual([404, 404, 404]);
  });

  it('goes with its judge', async () => {
    const { url } = (await upload(await picture(402))).envelope.data!;
    expect((await remove(0)).status).toBe(200);
    expect(await found(url)).toBe(404);
  });

  it('is refused when it is no picture, of somebody else’s judge, or sent by a judge', async () => {
    const refused = await upload(Buffer.from('<svg onload="alert(1)"/>'));
    expect([refused.status, refused.envelope.errors[0]!.code]).toEqual([415, 'imageUnsupported']);
    const stranger = await api.organizer();
    expect((await upload(await picture(10), 0, stranger.token)).status).toBe(404);
    expect((await upload(await picture(10), 0, contest.judges[0]!.token)).status).toBe(403);
    expect((await list()).collection[0]!.logo).toBeNull();
  });
});

describe('a judge who leaves', () => {
  it('without marks goes at once, and his link with him', async () => {
    expect((await remove(2)).status).toBe(200);
    expect((await list()).totalCount).toBe(2);
    expect((await api.send(VotingProtocolGetUsingForProtocol, { as: contest.judges[2]!.token })).status).toBe(401);
    expect((await remove(2)).status).toBe(404);
  });

  it('with marks goes only by force; the history keeps them', async () => {
    for (const judge of contest.judges)
      await contest.mark(judge, contest.items[0]!, judge === contest.judges[2] ? 1000 : 9000);
    const refused = await remove(2);
    expect(refused.envelope.errors[0]).toMatchObject({
      code: 'hasMarks',
      message: 'Удалить нельзя: судья уже поставил 2\u00A0оценки.',
    });
    expect((await remove(2, true)).status).toBe(200);
    const row = (await contest.rows()).find(({ itemGuid }) => itemGuid === contest.items[0])!;
    expect(row).toMatchObject({ total: 9000, status: 'complete' });
    const history = await api.database.query(
      'select value, reason from judging.mark_history where judge_guid = $1 order by id',
      [contest.judges[2]!.guid],
    );
    expect(history).toEqual([
      { value: 1000, reason: '' },
      { value: 1000, reason: '' },
      { value: null, reason: 'Судья удалён' },
      { value: null, reason: 'Судья удалён' },
    ]);
  });

  it('stays while his marks stand in a locked protocol', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    expect((await remove(2, true)).envelope.errors[0]!.code).toBe('protocolLocked');
  });
});

describe('a judge who comes after a lock', () => {
  it('changes nothing of what is written, not even through a correction', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    const shown = async () => (await contest.rows()).map(({ total, place, status }) => [total, place, status]);
    const before = await shown();
    await contest.addJudge('Судья 4');
    expect(await shown()).toEqual(before);
    const view = await contest.protocol();
    expect(view.judges.map(({ fullName }) => fullName)).toEqual(['Судья 1', 'Судья 2', 'Судья 3', 'Судья 4']);
    expect(view.groups[0]!.rows[0]!.byJudge[3]).toMatchObject({ total: null, given: 0, expected: 0 });
    await api.call(VotingProtocolSavingByCompetitionProtocol, {
      as: contest.as,
      query: contest.query,
      body: {
        marks: [
          {
            competitionProgramItemGuid: contest.items[2]!,
            competitionJudgeGuid: contest.judges[0]!.guid,
            pointGuid: contest.criteria[0]!,
            value: 10_000,
            reason: 'Перепутаны листы',
          },
        ],
      },
    });
    expect(await shown()).toEqual([
      [9000, 1, 'complete'],
      [8000, 2, 'complete'],
      [7500, 3, 'complete'],
    ]);
  });
});

describe('nominations of a judge', () => {
  const assign = (index: number, nominationGuids: readonly string[]) =>
    api.send(NominationUpdate, {
      as: contest.as,
      query: { ...contest.query, competitionJudgeGuid: contest.judges[index]!.guid },
      body: { nominationGuids: [...nominationGuids] },
    });
  const nominations = () => api.call(NominationGetNominationsByCompetition, { as: contest.as, query: contest.query });

  it('are all by default; given some, he rates those alone', async () => {
    const [dance, vocal] = contest.nominations as [string, string];
    const everybody = contest.judges.map(({ guid }) => guid);
    expect(await nominations()).toEqual([
      { guid: dance, title: 'Народный танец', shortTitle: '', itemCount: 3, judgeGuids: everybody },
      { guid: vocal, title: 'Эстрадный вокал', shortTitle: '', itemCount: 0, judgeGuids: everybody },
    ]);
    await assign(0, [vocal]);
    expect((await nominations())[0]!.judgeGuids).toEqual(everybody.slice(1));
    const [judge] = contest.judges;
    const [reply] = await contest.send(judge!, [
      contest.tap(judge!, contest.items[0]!, { pointGuid: contest.criteria[0]!, value: 9000 }),
    ]);
    expect(reply).toMatchObject({ status: 'refused', code: 'markForeign' });
    expect(await api.call(VotingProtocolGetUsingForProtocol, { as: judge!.token })).toEqual([]);
    for (const other of contest.judges.slice(1)) await contest.mark(other, contest.items[0]!, 9000);
    expect((await contest.rows())[0]).toMatchObject({ total: 9000, status: 'complete' });
  });

  it('cannot be taken from under his marks', async () => {
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9000);
    expect((await assign(0, [contest.nominations[1]!])).envelope.errors[0]).toMatchObject({
      code: 'hasMarks',
      message: 'Судья уже оценил 1\u00A0выступление в номинациях, которых нет в списке.',
    });
    expect((await assign(0, contest.nominations)).status).toBe(200);
    expect((await assign(0, [])).status).toBe(200);
  });
});
