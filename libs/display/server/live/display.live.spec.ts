// The rooms' views through real sockets: what a screen, a presenter and an organizer are told, and when it ends.

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
  FestivalCreateFestival,
  LIVE_PATH,
  LIVE_VERSION,
  type DisplaysView,
  type DisplayView,
  type Frame,
  type SentBody,
  type Subscribed,
  type ViewName,
} from '@rampa/contract';
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

  it('goes out with its display, and nobody comes back by the key', async () => {
    const display = await newDisplay();
    const screen = await watch('display', display.key);
    await until('the first picture', () => lastState(screen));
    await api.call(CompetitionDisplaySettingDelete, { query: { CompetitionDisplaySettingGuid: display.guid }, as });
    await until('the end', () => screen.frames.some((frame) => frame.t === 'end'));
    expect((await watch('display', display.key)).answer).toMatchObject({ ok: false, code: 'notFound' });
    // Signs that the database itself refuses are no key either, and no passing trouble.
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
