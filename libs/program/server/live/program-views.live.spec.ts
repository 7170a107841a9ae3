// What everybody sees of a published program, and what the presenter sees of results: nothing before its time, neither
// by a call nor in a frame.

import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramCreate,
  CompetitionProgramGetForPresenter,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  JudgeFastLogin,
  LIVE_PATH,
  LIVE_VERSION,
  ParticipantInviteMember,
  PointCreate,
  PublicProgram,
  UserGiveConsent,
  UserWithdrawConsent,
  VotingProtocolChangeState,
  VotingProtocolLock,
  VotingProtocolSavingBySelf,
  VotingProtocolSetManualAward,
  type Frame,
  type PresenterView,
  type SentBody,
  type Subscribed,
  type ViewName,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram, readProgram, type MadeProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => api.stop());

async function watch(view: ViewName, key: string, token?: string): Promise<{ frames: Frame[]; answer: Subscribed }> {
  const auth = { version: LIVE_VERSION, ...(token ? { token } : {}) };
  const socket = io(api.url, { path: LIVE_PATH, transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  return { frames, answer: (await socket.emitWithAck('subscribe', { view, key })) as Subscribed };
}

type Update = Omit<SentBody<typeof CompetitionProgramUpdate>, 'competitionProgramGuid'>;

const update = ({ competition, program }: MadeProgram, body: Update) =>
  api.call(CompetitionProgramUpdate, {
    query: { competitionGuid: competition },
    body: { competitionProgramGuid: program, ...body },
    as,
  });

async function onStage({ program, items }: MadeProgram, index: number): Promise<void> {
  const body = { competitionProgramItemGuid: items[index]!, activity: 'OnStage' as const };
  await api.call(CompetitionProgramItemSetActivity, { query: { competitionProgramGuid: program }, body, as });
}

const read = (programGuid: string) => api.send(PublicProgram, { params: { programGuid } });

describe('a public program', () => {
  const item = {
    performer: 'Арина Лось',
    collective: 'Школа танца',
    teachers: 'Тайный Педагог',
    presenterText: 'Слово ведущего',
    note: 'Примечание',
    pieceTitle: 'Барыня',
    peopleCount: 1,
  };

  it('is there only while it is published, and is nobody’s business before', async () => {
    const made = await makeProgram(api, as, [item]);
    expect((await read(made.program)).status).toBe(404);
    await update(made, { isPublished: true });
    const { status, envelope, headers } = await read(made.program.toUpperCase());
    expect(status).toBe(200);
    expect(headers.get('etag')).toBeTruthy();
    expect(envelope.data!.items[0]).toMatchObject({ performer: 'Лось\u00A0А.', pieceTitle: 'Барыня', number: '1' });
    const text = JSON.stringify(envelope.data);
    for (const hidden of ['Арина', 'Тайный', 'Слово ведущего', 'Примечание', 'protocolState', 'presenterText']) {
      expect(text).not.toContain(hidden);
    }
    await update(made, { isPublished: false });
    expect((await read(made.program)).status).toBe(404);
    expect((await read(newGuid())).status).toBe(404);
    expect((await read('..%2F..')).status).toBe(404);
  });

  it('shows full names once the organizer has the consent', async () => {
    const made = await makeProgram(api, as, [item]);
    await update(made, { isPublished: true, isFullNames: true });
    expect((await read(made.program)).envelope.data!.items[0]!.performer).toBe('Арина Лось');
  });

  it('names a member by the organizer’s word and his own standing consent together, from the moment of each', async () => {
    const made = await makeProgram(api, as, [item, { ...item, performer: 'Ворона Евгения' }]);
    const member = await api.member();
    const { competition, program } = made;
    await api.call(ParticipantInviteMember, { query: { competitionGuid: competition }, as: member.token });
    await api.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: made.items[0]!, participantUserGuid: member.guid },
      as,
    });
    await update(made, { isPublished: true, isFullNames: true });
    const shown = async () => (await read(program)).envelope.data!.items.map(({ performer }) => performer);
    // For typed items the organizer's permission is enough; the member's consent is still missing.
    expect(await shown()).toEqual(['Лось\u00A0А.', 'Ворона Евгения']);

    const { frames } = await watch('public-program', program);
    await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
    const told = async (what: string, act: () => Promise<unknown>) => {
      const before = frames.length;
      await act();
      await until(what, () => frames.slice(before).some(({ t }) => t === 'changed'));
    };
    const { version } = CONSENTS.publishing;
    const body = { kind: 'publishing' as const };
    await told('his yes', () => api.call(UserGiveConsent, { body: { ...body, version }, as: member.token }));
    expect(await shown()).toEqual(['Арина Лось', 'Ворона Евгения']);
    await told('his no', () => api.call(UserWithdrawConsent, { body, as: member.token }));
    expect(await shown()).toEqual(['Лось\u00A0А.', 'Ворона Евгения']);
    await api.call(UserGiveConsent, { body: { ...body, version }, as: member.token });
    await update(made, { isFullNames: false });
    expect(await shown()).toEqual(['Лось\u00A0А.', 'Ворона\u00A0Е.']);
  });

  it('believes the organizer about who is a person and who a collective, and keeps whose word it is', async () => {
    const made = await makeProgram(api, as, [
      { ...item, performer: 'Ева Лебедь', collective: '', performerKind: 'collective' },
      { ...item, performer: 'Жар Птица', collective: '', peopleCount: 0, performerKind: 'person' },
    ]);
    await update(made, { isPublished: true });
    const shown = (await read(made.program)).envelope.data!.items.map(({ performer }) => performer);
    expect(shown).toEqual(['Ева Лебедь', 'Ж.\u00A0П.']);
    expect((await readProgram(api, as, made.program)).fullNamesSaid).toBeNull();
    await update(made, { isFullNames: true });
    const said = (await readProgram(api, as, made.program)).fullNamesSaid;
    expect(said).toMatchObject({ at: expect.stringMatching(/Z$/), by: expect.any(String) });
    await update(made, { isFullNames: true, gap: 5 });
    expect((await readProgram(api, as, made.program)).fullNamesSaid).toEqual(said);
  });

  it('is live for everybody, and ends when it is taken back', async () => {
    const made = await makeProgram(api, as, [item, 'Лель']);
    expect((await watch('public-program', made.program)).answer).toMatchObject({ ok: false, code: 'notFound' });
    await update(made, { isPublished: true });
    const { frames, answer } = await watch('public-program', made.program);
    expect(answer).toEqual({ ok: true });
    await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
    const before = frames.length;
    await onStage(made, 0);
    await until('the change', () => frames.slice(before).some(({ t }) => t === 'changed'));
    expect((await read(made.program)).envelope.data!.items[0]!.activity).toBe('OnStage');
    await update(made, { isPublished: false });
    await until('the end', () => frames.some((frame) => frame.t === 'end' && frame.code === 'notFound'));
  });
});

describe('the presenter and the other programs', () => {
  it('hears who goes on stage there, and that he has left it', async () => {
    const made = await makeProgram(api, as, ['Первые']);
    const query = { competitionGuid: made.competition };
    const { guid: program } = await api.call(CompetitionProgramCreate, { query, body: { title: 'Вечер второй' }, as });
    const { guids: items } = await api.call(CompetitionProgramItemCreateRange, {
      query: { competitionProgramGuid: program },
      body: { items: [{ performer: '', collective: 'Снегири' }] },
      as,
    });
    const door = await api.call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Анна' }, as });
    const key = new URL(door.url).hash.replace('#key=', '');
    const { token } = await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'а' } });
    const elsewhere = async (of: string) =>
      (await api.call(CompetitionProgramGetForPresenter, { query: { competitionProgramGuid: of }, as: token }))
        .elsewhere;
    const { frames } = await watch('presenter', made.program, token);
    await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
    expect(await elsewhere(made.program)).toBeNull();
    const second = { ...made, program, items };
    const listed = async () => {
      const asked = { query: { competitionProgramGuid: made.program }, as: token };
      return (await api.call(CompetitionProgramGetForPresenter, asked)).programs;
    };
    const list = await listed();
    const renaming = frames.length;
    await update(second, { title: 'День второй' });
    await until('the new name of the other program', () => frames.slice(renaming).some(({ t }) => t === 'changed'));
    const renamed = await listed();
    expect(renamed).not.toBe(list);
    const before = frames.length;
    await onStage(second, 0);
    await until('the change', () => frames.slice(before).some(({ t }) => t === 'changed'));
    expect(await listed()).toBe(renamed);
    expect(await elsewhere(made.program)).toEqual({
      ...{ programGuid: program, programTitle: 'День второй', number: '1', performer: 'Снегири' },
      at: expect.stringMatching(/Z$/) as string,
    });
    expect(await elsewhere(program)).toBeNull();
    await api.call(CompetitionProgramItemSetActivity, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: items[0]!, activity: 'Done' },
      as,
    });
    expect(await elsewhere(made.program)).toBeNull();
  });
});

describe('the presenter and a marking that is not open', () => {
  it('is told that there are judges who cannot mark, as soon as it is so, and of the protocol nothing else', async () => {
    const made = await makeProgram(api, as, ['Первые']);
    const query = { competitionGuid: made.competition };
    const ofProgram = { competitionProgramGuid: made.program };
    const door = await api.call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Анна' }, as });
    const key = new URL(door.url).hash.replace('#key=', '');
    const { token } = await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'а' } });
    const seen = () => api.call(CompetitionProgramGetForPresenter, { query: ofProgram, as: token });
    const { frames } = await watch('presenter', made.program, token);
    await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
    expect(await seen()).toMatchObject({ isUnmarked: false });
    const told = async (what: string, act: () => Promise<unknown>) => {
      const before = frames.length;
      await act();
      await until(what, () => frames.slice(before).some(({ t }) => t === 'changed'));
      const { isUnmarked, ...rest } = await seen();
      expect(JSON.stringify(rest)).not.toMatch(/protocol|Draft|Open/);
      return isUnmarked;
    };
    const judge = () => api.call(CompetitionJudgeCreate, { query, body: { fullName: 'Судья Один' }, as });
    expect(await told('that there is a judge', judge)).toBe(true);
    await api.call(PointCreate, { query, body: { title: 'Мастерство', min: 0, max: 10_000, step: 100 }, as });
    const open = () => api.call(VotingProtocolChangeState, { query: ofProgram, body: { state: 'Open' }, as });
    expect(await told('that marking is open', open)).toBe(false);
  });
});

describe('the presenter and the results', () => {
  interface Judged extends MadeProgram {
    presenter: string;
    grand: Guid;
    mark(item: number, value: number): Promise<void>;
  }

  async function makeJudged(): Promise<Judged> {
    const made = await makeProgram(api, as, ['Первые', 'Вторые', 'Третьи']);
    const query = { competitionGuid: made.competition };
    const point = await api.call(PointCreate, {
      query,
      body: { title: 'Мастерство', min: 0, max: 10_000, step: 100 },
      as,
    });
    const group = await api.call(AwardGroupCreate, { query, body: { title: 'Звания' }, as });
    const awards = [
      { title: 'Гран-при', kind: 'manual', from: null, to: null, color: '#7A0F38' },
      { title: 'Лауреат I степени', kind: 'threshold', from: 9000, to: null, color: '#F6D37A' },
      { title: 'Лауреат II степени', kind: 'threshold', from: 0, to: 9000, color: '#DADDE3' },
    ] as const;
    const settings: Guid[] = [];
    for (const [order, award] of awards.entries()) {
      const body = { awardGroupGuid: group.guid, order, ...award };
      settings.push((await api.call(AwardSettingCreate, { query, body, as })).guid);
    }
    const judge = await api.call(CompetitionJudgeCreate, { query, body: { fullName: 'Судья Один' }, as });
    const link = await api.call(CompetitionJudgeCreateFastLoginUrl, {
      query: { competitionJudgeGuid: judge.guid },
      body: {},
      as,
    });
    const keyOf = (url: string) => new URL(url).hash.replace('#key=', '');
    const { token } = await api.call(JudgeFastLogin, { query: { key: keyOf(link.url), device: 'планшет' } });
    const door = await api.call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Анна' }, as });
    const inside = await api.call(CompetitionPresenterFastLogin, { query: { key: keyOf(door.url), device: 'а' } });
    await api.call(VotingProtocolChangeState, {
      query: { competitionProgramGuid: made.program },
      body: { state: 'Open' },
      as,
    });
    let deviceSeq = 0;
    return {
      ...made,
      presenter: inside.token,
      grand: settings[0]!,
      async mark(item, value) {
        await onStage(made, item);
        const { replies } = await api.call(VotingProtocolSavingBySelf, {
          query,
          body: {
            submissions: [
              {
                submissionGuid: newGuid(),
                judgeGuid: judge.guid,
                device: 'планшет',
                deviceSeq: ++deviceSeq,
                seenRevision: null,
                baseVersion: null,
                competitionProgramItemGuid: made.items[item]!,
                pointGuid: point.guid,
                value,
              },
            ],
          },
          as: token,
        });
        expect(replies[0]!.status).toBe('accepted');
      },
    };
  }

  const seen = async ({ program, presenter }: Judged): Promise<PresenterView> =>
    api.call(CompetitionProgramGetForPresenter, { query: { competitionProgramGuid: program }, as: presenter });

  const lock = ({ program }: Judged, isLocked: boolean) =>
    api.call(VotingProtocolLock, {
      query: { competitionProgramGuid: program },
      body: { isLocked, reason: isLocked ? '' : 'Исправление' },
      as,
    });

  const order = ({ awards, items }: PresenterView) =>
    awards?.map(({ title, rows }) => [
      title,
      ...rows.map((row) => `${row.award.title}: ${items.find(({ guid }) => guid === row.itemGuid)!.performer}`),
    ]);

  it('reads nothing of them while marks come in, nor after the lock until he is allowed, nor when it opens again', async () => {
    const judged = await makeJudged();
    const { frames } = await watch('presenter', judged.program, judged.presenter);
    await update(judged, { isAwardOrderOpen: true });
    for (const [item, value] of [9500, 8700, 7700].entries()) await judged.mark(item, value);
    const during = await seen(judged);
    expect(during.awards).toBeNull();
    for (const hidden of ['Лауреат', 'total', 'placeTo', '"award"']) {
      expect(JSON.stringify(during)).not.toContain(hidden);
      expect(JSON.stringify(frames)).not.toContain(hidden);
    }
    await update(judged, { isAwardOrderOpen: false });
    await lock(judged, true);
    expect((await seen(judged)).awards).toBeNull();
    await update(judged, { isAwardOrderOpen: true });
    expect(order(await seen(judged))).toEqual([
      ['', 'Лауреат II степени: Третьи', 'Лауреат II степени: Вторые', 'Лауреат I степени: Первые'],
    ]);
    await lock(judged, false);
    expect((await seen(judged)).awards).toBeNull();
    expect(JSON.stringify(frames)).not.toContain('Лауреат');
  });

  it('reads Гран-при last, and hears of it while the protocol is closed', async () => {
    const judged = await makeJudged();
    for (const [item, value] of [9500, 9300, 7700].entries()) await judged.mark(item, value);
    await lock(judged, true);
    await update(judged, { isAwardOrderOpen: true });
    const { frames } = await watch('presenter', judged.program, judged.presenter);
    await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
    const before = frames.length;
    await api.call(VotingProtocolSetManualAward, {
      query: { competitionProgramGuid: judged.program },
      body: { competitionProgramItemGuid: judged.items[1]!, awardSettingGuid: judged.grand, reason: 'Решение жюри' },
      as,
    });
    await until('the change', () => frames.slice(before).some(({ t }) => t === 'changed'));
    expect(order(await seen(judged))).toEqual([
      ['', 'Лауреат II степени: Третьи', 'Лауреат I степени: Первые'],
      ['Гран-при', 'Гран-при: Вторые'],
    ]);
  });
});
