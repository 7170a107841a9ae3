// What open phones are told: their own stage and the whole event, nothing of other stages, and the end of it.

import {
  CompetitionProgramItemSetActivity,
  CompetitionSetAccessToMobileProgram,
  LIVE_PATH,
  LIVE_VERSION,
  MobileProgramGetCompetition,
  type Frame,
  type ViewName,
} from '@rampa/contract';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeProgram, type MadeProgram } from '../testing/program.factory.ts';

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

async function watch(view: ViewName, key: string): Promise<Frame[]> {
  const socket = io(api.url, {
    ...{ path: LIVE_PATH, transports: ['websocket'], auth: { version: LIVE_VERSION }, forceNew: true },
  });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  expect(await socket.emitWithAck('subscribe', { view, key })).toEqual({ ok: true });
  await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
  return frames;
}

const onStage = ({ program, items }: MadeProgram) =>
  api.call(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid: items[0]!, activity: 'OnStage' },
    as,
  });

it('tells a phone of its own stage, the main page of every stage, and both when it is closed', async () => {
  const first = await makeProgram(api, as, ['Лель']);
  const { competition } = first;
  const second = await makeProgram(api, as, ['Жар-птица'], { competition });
  const set = (isOpen: boolean) =>
    api.call(CompetitionSetAccessToMobileProgram, {
      query: { competitionGuid: competition },
      body: { isOpen, programGuids: [first.program, second.program] },
      as,
    });
  const key = (await set(true)).mobileProgramKey!;
  const { programs } = await api.call(MobileProgramGetCompetition, { query: { key } });
  const main = await watch('mobile-event', key);
  const own = await watch('mobile-program', programs[0]!.programKey);
  const changes = (frames: Frame[]) => frames.filter(({ t }) => t === 'changed').length;
  const before = { main: changes(main), own: changes(own) };

  await onStage(second);
  await until('the main page is told', () => changes(main) > before.main);
  await onStage(first);
  await until('the phone is told of its own stage', () => changes(own) > before.own);
  // Frames of one socket keep their order, so the other stage has not come before it.
  expect(changes(own)).toBe(before.own + 1);

  await set(false);
  await until('both end', () => [main, own].every((frames) => frames.some(({ t }) => t === 'end')));
});
