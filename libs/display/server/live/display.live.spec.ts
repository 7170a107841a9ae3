// The views through real sockets: what a screen, a presenter and an organizer get, and when a view ends.

import {
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingCreate,
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingUpdate,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterDeleteFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  FestivalCreateFestival,
  FestivalUpdateFestival,
  LIVE_PATH,
  LIVE_VERSION,
  ParticipantInviteMember,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ReferenceBookItemUpdate,
  UserGiveConsent,
  UserWithdrawConsent,
  type DisplaysView,
  type DisplayView,
  type Frame,
  type SentBody,
  type Subscribed,
  type ViewName,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import type { Guid } from '@rampa/kernel';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Hall } from '../testing/hall.ts';

let api: TestApi;
let as: string;
let competitionGuid: Guid;
let program: Guid;
let items: Guid[];
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22' };
  competitionGuid = (await api.call(FestivalCreateFestival, { body: { details }, as })).guid;
  const query = { competitionGuid };
  program = (await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала' }, as })).guid;
  const body = { items: [{ performer: 'Жар-птица' }, { performer: 'Лель' }] };
  const range = { query: { competitionProgramGuid: program }, body, as };
  items = (await api.call(CompetitionProgramItemCreateRange, range)).guids;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => api.stop());

interface Screen {
  frames: Frame[];
  answer: Subscribed;
}

async function watch(view: ViewName, key: string, token?: string): Promise<Screen> {
  const auth = { version: LIVE_VERSION, ...(token ? { token } : {}) };
  const socket = io(api.url, { path: LIVE_PATH, transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  return { frames, answer: (await socket.emitWithAck('subscribe', { view, key })) as Subscribed };
}

async function activity(index: number, next: 'OnStage' | 'Waiting'): Promise<void> {
  await api.call(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid: items[index]!, activity: next },
    as,
  });
}

function lastState({ frames }: Screen): DisplayView | undefined {
  return frames.findLast((frame) => frame.t === 'state')?.state as DisplayView | undefined;
}

function remoteOf({ frames }: Screen): DisplaysView['displays'][number] | undefined {
  const state = frames.findLast((frame) => frame.t === 'state')?.state as DisplaysView | undefined;
  return state?.displays[0];
}

function versionOf(state: unknown): number {
  return (state as DisplaysView).displays[0]!.version;
}

async function pressOn(
  hall: Hall,
  display: Guid,
  command: SentBody<typeof CompetitionDisplaySettingControl>['command'],
): Promise<void> {
  const query = { competitionGuid: hall.competition };
  await api.call(CompetitionDisplaySettingControl, { query, body: { displays: [display], command }, as });
}

async function newDisplay() {
  return api.call(CompetitionDisplaySettingCreate, { query: { competitionGuid }, body: { title: 'Зал' }, as });
}

async function newPresenter() {
  const query = { competitionGuid };
  const link = await api.call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Анна' }, as });
  const key = new URL(link.url).hash.replace('#key=', '');
  const { token } = await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'a' } });
  return { token, link: link.competitionPresenterGuid };
}

describe('a screen of the hall', () => {
  it('follows the stage and its own settings without asking', async () => {
    const display = await newDisplay();
    const screen = await watch('display', display.key);
    await until('the first picture', () => lastState(screen)?.scene === 'logo');
    await activity(0, 'OnStage');
    await until('the performance', () => lastState(screen)?.current?.name === 'Жар-птица');
    await activity(1, 'OnStage');
    await until('the next one', () => lastState(screen)?.current?.name === 'Лель');
    const body = { competitionDisplaySettingGuid: display.guid, title: 'Зал', scene: 'blank' as const };
    await api.call(CompetitionDisplaySettingUpdate, { query: { competitionGuid }, body, as });
    await until('darkness', () => lastState(screen)?.scene === 'blank');
    const revisions = screen.frames.flatMap((frame) => (frame.t === 'end' ? [] : [frame.revision]));
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  });

  it('names a member only while his consent to publish stands, on the stage and among the leaders', async () => {
    const hall = await Hall.make(api, as);
    const member = await api.member();
    const { version } = CONSENTS.publishing;
    await api.call(ParticipantInviteMember, { query: { competitionGuid: hall.competition }, as: member.token });
    await api.call(UserGiveConsent, { body: { kind: 'publishing', version }, as: member.token });
    await api.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: hall.program },
      body: {
        competitionProgramItemGuid: hall.items[0]!,
        participantUserGuid: member.guid,
        performer: 'Мельникова Арина',
        performerKind: 'person',
      },
      as,
    });
    const display = await hall.newDisplay({ reveal: 'atOnce' });
    const screen = await watch('display', display.key);
    await hall.activity(0, 'OnStage');
    await until('the whole name', () => lastState(screen)?.current?.name === 'Мельникова Арина');
    // A frozen picture calls him as he is called now, and keeps everything else.
    await pressOn(hall, display.guid, { do: 'freeze' });
    await hall.activity(1, 'OnStage');
    await api.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: hall.program },
      body: { competitionProgramItemGuid: hall.items[0]!, performer: 'Мельникова Ариадна', pieceTitle: 'Этюд' },
      as,
    });
    await until('the mended name', () => lastState(screen)?.current?.name === 'Мельникова Ариадна');
    expect(lastState(screen)!.current!.piece).not.toBe('Этюд');
    await hall.activity(0, 'OnStage');
    const other = await hall.newDisplay({ scene: 'message' });
    await pressOn(hall, other.guid, { do: 'message', text: 'Начинаем' });
    await pressOn(hall, other.guid, { do: 'freeze' });
    await pressOn(hall, other.guid, { do: 'show', scene: 'blank' });
    await api.call(UserWithdrawConsent, { body: { kind: 'publishing' }, as: member.token });
    await until('the short name', () => lastState(screen)?.current?.name === 'Мельникова\u00A0А.');
    expect((await hall.show(other.key)).message).toBe('Начинаем');
    await pressOn(hall, display.guid, { do: 'unfreeze' });
    for (const judge of [0, 1]) await hall.mark(judge, 0, 9000);
    await hall.activity(0, 'Done');
    await pressOn(hall, display.guid, { do: 'leaders', group: null });
    await until('the leaders', () => (lastState(screen)?.leaders?.rows.length ?? 0) > 0);
    expect(lastState(screen)!.leaders!.rows[0]!.name).toBe('Мельникова\u00A0А.');
    expect((await hall.show(display.key)).current?.name).not.toContain('Ариадна');
    // Among frozen leaders too, whose values stay as they were.
    await pressOn(hall, display.guid, { do: 'freeze' });
    const frozen = (await hall.show(display.key)).leaders;
    await api.call(UserGiveConsent, { body: { kind: 'publishing', version }, as: member.token });
    await until('the name again', () => lastState(screen)?.leaders?.rows[0]?.name === 'Мельникова Ариадна');
    expect({ ...lastState(screen)!.leaders!.rows[0], name: '' }).toEqual({ ...frozen!.rows[0], name: '' });
  });

  it('counts a judge who abstains neither in the hall nor at the desk', async () => {
    const hall = await Hall.make(api, as);
    const display = await hall.newDisplay();
    await hall.activity(0, 'OnStage');
    await api.database.query(
      `insert into judging.abstention (item_guid, judge_guid)
       select $1, guid from judging.judge where competition_guid = $2 order by position limit 1`,
      [hall.items[0], hall.competition],
    );
    expect((await hall.show(display.key)).judges).toEqual([{ name: 'Громова', sent: false }]);
    await hall.mark(1, 0, 9400);
    expect((await hall.show(display.key)).judges).toEqual([{ name: 'Громова', sent: true }]);
  });

  it('tells no result before the performance is over, unless the operator wants it', async () => {
    const hall = await Hall.make(api, as);
    const [patient, eager] = [await hall.newDisplay(), await hall.newDisplay({ reveal: 'afterAllJudges' })];
    const screens = { patient: await watch('display', patient.key), eager: await watch('display', eager.key) };
    await hall.activity(0, 'OnStage');
    for (const judge of [0, 1]) await hall.mark(judge, 0, 9400);
    await until('the eager screen', () => lastState(screens.eager)?.result?.total === '9,40');
    await until('all the lamps', () => lastState(screens.patient)?.judges.every(({ sent }) => sent));
    await pressOn(hall, patient.guid, { do: 'leaders', group: null });
    await until('a standing without him', () => lastState(screens.patient)?.leaders?.rows.length === 0);
    await pressOn(hall, patient.guid, { do: 'show', scene: 'follow' });
    await until('the lamps', () => lastState(screens.patient)?.scene === 'judging');
    expect(JSON.stringify(screens.patient.frames)).not.toMatch(/"9,4|[:[,]9400[,}\]]/);
    await hall.activity(0, 'Done');
    await until('the result', () => lastState(screens.patient)?.result?.total === '9,40');
    await hall.activity(0, 'OnStage');
    await until('the lamps again', () => lastState(screens.patient)?.result === null);
  });

  it('calls the event and the nomination by their short names', async () => {
    const hall = await Hall.make(api, as);
    const display = await hall.newDisplay();
    const [book] = (await api.call(ReferenceBookGetByOrganizer, { body: {}, as })).collection;
    const nomination = await api.call(ReferenceBookItemCreate, {
      body: { referenceBookGuid: book!.guid, title: 'Инструментальное исполнительство: духовые', shortTitle: '' },
      as,
    });
    await api.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: hall.program },
      body: { competitionProgramItemGuid: hall.items[0]!, nominationGuid: nomination.guid },
      as,
    });
    const screen = await watch('display', display.key);
    await hall.activity(0, 'OnStage');
    await until('a shortened name', () => lastState(screen)?.current?.nomination === 'Духовые');
    await api.call(ReferenceBookItemUpdate, {
      body: {
        referenceBookItemGuid: nomination.guid,
        title: 'Инструментальное исполнительство: духовые',
        shortTitle: 'Духовые инструменты',
      },
      as,
    });
    await until('the given one', () => lastState(screen)?.current?.nomination === 'Духовые инструменты');
    const details = { title: 'Районный смотр', beginDate: '2026-11-20', endDate: '2026-11-22', shortTitle: 'Смотр' };
    await api.call(FestivalUpdateFestival, { query: { festivalGuid: hall.competition }, body: { details }, as });
    await until('the short name of the event', () => lastState(screen)?.competitionTitle === 'Смотр');
    const { shortTitle: _, ...rest } = details;
    await api.call(FestivalUpdateFestival, { query: { festivalGuid: hall.competition }, body: { details: rest }, as });
    expect((await hall.show(display.key)).competitionTitle).toBe('Смотр');
  });

  it('goes out with its display, and nobody comes back by the key', async () => {
    const display = await newDisplay();
    const screen = await watch('display', display.key);
    await until('the first picture', () => lastState(screen));
    await api.call(CompetitionDisplaySettingDelete, { query: { CompetitionDisplaySettingGuid: display.guid }, as });
    await until('the end', () => screen.frames.some((frame) => frame.t === 'end'));
    expect((await watch('display', display.key)).answer).toMatchObject({ ok: false, code: 'notFound' });
    // A key with characters that the database refuses is answered notFound, not as an outage.
    expect((await watch('display', '\u0000')).answer).toMatchObject({ ok: false, code: 'notFound' });
  });
});

describe('the remote control', () => {
  it('is seen by every operator and followed by every screen; no frame holds a value before its release', async () => {
    const hall = await Hall.make(api, as);
    const display = await hall.newDisplay({ reveal: 'whenReleased' });
    const screens = [await watch('display', display.key), await watch('display', display.key)];
    const operators = [await watch('displays', hall.competition, as), await watch('displays', hall.competition, as)];
    const press = async (command: Parameters<typeof pressOn>[2]) => pressOn(hall, display.guid, command);
    await hall.activity(0, 'OnStage');
    for (const judge of [0, 1]) await hall.mark(judge, 0, 9400);
    for (const screen of screens) await until('the lamps', () => lastState(screen)?.scene === 'judging');
    await press({ do: 'message', text: 'Скоро объявим' });
    for (const screen of screens) await until('the message', () => lastState(screen)?.message === 'Скоро объявим');
    for (const one of operators) await until('the press', () => remoteOf(one)?.shown === 'message');
    await press({ do: 'show', scene: 'follow' });
    for (const screen of screens) await until('the lamps', () => lastState(screen)?.scene === 'judging');
    expect(JSON.stringify([...screens, ...operators].map(({ frames }) => frames))).not.toMatch(/"9,4|[:[,]9400[,}\]]/);

    await press({ do: 'release', itemGuid: hall.items[0]! });
    for (const screen of screens) await until('the result', () => lastState(screen)?.result?.total === '9,40');
    for (const one of operators) await until('the release', () => remoteOf(one)?.isReleased);
    await press({ do: 'hide', itemGuid: hall.items[0]! });
    for (const screen of screens) await until('the lamps again', () => lastState(screen)?.result === null);
    expect(JSON.stringify(operators.map(({ frames }) => frames))).not.toMatch(/"9,4|[:[,]9400[,}\]]/);
    const versions = operators[0]!.frames.flatMap((frame) => (frame.t === 'state' ? [versionOf(frame.state)] : []));
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  it('is refused to strangers, to other roles and to nobody', async () => {
    const stranger = (await api.organizer()).token;
    const { token } = await newPresenter();
    const codes = [];
    for (const who of [stranger, token, undefined]) {
      const { answer } = await watch('displays', competitionGuid, who);
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    expect(codes).toEqual(['notFound', 'forbidden', 'unauthorized']);
  });
});

describe('the views of a program', () => {
  it('tell the organizer and the presenter that something changed', async () => {
    const { token } = await newPresenter();
    const screens = [await watch('program', program, as), await watch('presenter', program, token)];
    for (const screen of screens) {
      expect(screen.answer).toEqual({ ok: true });
      await until('the snapshot', () => screen.frames.length > 0);
      screen.frames.length = 0;
    }
    await activity(0, 'OnStage');
    for (const screen of screens) await until('the change', () => screen.frames.some((frame) => frame.t === 'changed'));
  });

  it('are refused to strangers, to other roles and to nobody', async () => {
    const stranger = (await api.organizer()).token;
    const { token } = await newPresenter();
    const codeFor = async (view: ViewName, key: string, who?: string) => {
      const { answer } = await watch(view, key, who);
      return answer.ok ? 'ok' : answer.code;
    };
    expect(await codeFor('program', program, stranger)).toBe('notFound');
    expect(await codeFor('program', 'not a guid', as)).toBe('notFound');
    expect(await codeFor('program', program, token)).toBe('forbidden');
    expect(await codeFor('presenter', program, as)).toBe('forbidden');
    expect(await codeFor('program', program)).toBe('unauthorized');
  });

  it('end for a presenter whose link is revoked', async () => {
    const { token, link } = await newPresenter();
    const screen = await watch('presenter', program, token);
    await until('the snapshot', () => screen.frames.length > 0);
    const socket = sockets.at(-1)!;
    await api.call(CompetitionPresenterDeleteFastLoginUrl, { query: { competitionPresenterGuid: link }, as });
    await until('the end', () => screen.frames.some((frame) => frame.t === 'end') || socket.disconnected);
    expect((await watch('presenter', program, token)).answer).toMatchObject({ ok: false, code: 'unauthorized' });
  });
});
