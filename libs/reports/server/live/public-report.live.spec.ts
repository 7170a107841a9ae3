// A published report on an open page: it follows its rows, and ends when it is closed.

import {
  ApplicationSubscribe,
  LIVE_PATH,
  LIVE_VERSION,
  ReportCreate,
  ReportDelete,
  ReportUpdate,
  type Frame,
  type Subscribed,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
  sample = await EventSample.make(api);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => api?.stop());

async function watch(key: string) {
  const socket = io(api.url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: { version: LIVE_VERSION },
    forceNew: true,
  });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  return { frames, answer: (await socket.emitWithAck('subscribe', { view: 'public-report', key })) as Subscribed };
}

async function published(): Promise<Guid> {
  const query = { competitionGuid: sample.event };
  const { guid } = await sample.desk(ReportCreate, { query, body: { title: 'Сводка' } });
  await sample.desk(ReportUpdate, { query, body: { report: { guid, isPublished: true } } });
  return guid;
}

it('tells of new rows and of another title, and of nothing of other reports', async () => {
  const guid = await published();
  const other = await published();
  const query = { competitionGuid: sample.event };
  const { frames } = await watch(guid);
  await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
  const told = async (what: string, act: () => Promise<unknown>) => {
    const before = frames.length;
    await act();
    await until(what, () => frames.slice(before).some(({ t }) => t === 'changed'));
  };
  const renamed = (report: Guid, title: string) =>
    sample.desk(ReportUpdate, { query, body: { report: { guid: report, title } } });
  await told('a title', () => renamed(guid, 'Коллективы'));
  const before = frames.length;
  await renamed(other, 'Чужая');
  const applicationGuid = await sample.filled('Берёзка');
  await told('a row', () => sample.own(ApplicationSubscribe, { query: { applicationGuid } }));
  expect(frames.slice(before).filter(({ t }) => t === 'changed')).toHaveLength(1);
});

it.each<[string, (guid: Guid) => Promise<unknown>]>([
  [
    'closed',
    (guid) =>
      sample.desk(ReportUpdate, {
        query: { competitionGuid: sample.event },
        body: { report: { guid, isPublished: false } },
      }),
  ],
  ['deleted', (guid) => sample.desk(ReportDelete, { query: { reportGuid: guid } })],
])('ends on open pages when it is %s', async (_, close) => {
  const guid = await published();
  const { frames } = await watch(guid);
  await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
  await close(guid);
  await until('its end', () => frames.some(({ t }) => t === 'end'));
  expect((await watch(guid)).answer.ok).toBe(false);
});
