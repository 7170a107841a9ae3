// The view `jobs` through real sockets: a person sees his own jobs change, and nobody else's.

import type { INestApplicationContext } from '@nestjs/common';
import {
  DesignerGetDocumentsByCompetition,
  DocumentListCreateArchive,
  JobCancel,
  JobGetOwn,
  LIVE_PATH,
  LIVE_VERSION,
  VotingProtocolLock,
  type Frame,
  type JobsView,
  type Subscribed,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorker } from './testing/worker.ts';

let api: TestApi;
let contest: LiveContest;
let worker: INestApplicationContext | null = null;
let document: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
  contest = await LiveContest.create(api);
  await contest.markAll([9500, 6000, 8000]);
  const query = { competitionProgramGuid: contest.program };
  await api.call(VotingProtocolLock, { as: contest.as, query, body: { isLocked: true } });
  document = (await api.call(DesignerGetDocumentsByCompetition, { as: contest.as, query: contest.query }))[0]!.guid;
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await worker?.close();
  await api?.stop();
});

async function watch(key: string, token?: string): Promise<{ frames: Frame[]; answer: Subscribed }> {
  const auth = { version: LIVE_VERSION, ...(token ? { token } : {}) };
  const socket = io(api.url, { path: LIVE_PATH, transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  return { frames, answer: (await socket.emitWithAck('subscribe', { view: 'jobs', key })) as Subscribed };
}

const order = () =>
  api.call(DocumentListCreateArchive, {
    as: contest.as,
    query: contest.query,
    body: { competitionDocumentGuid: document, programGuids: [contest.program] },
  });
const statesOf = (frames: readonly Frame[], guid: string) =>
  frames.flatMap((frame) => {
    if (frame.t !== 'state') return [];
    return (frame.state as JobsView).jobs.filter((job) => job.guid === guid).map(({ state }) => state);
  });

it('shows a person his jobs from the queue to the file, and what he cancels', async () => {
  const { frames, answer } = await watch(contest.organizer.guid, contest.as);
  expect(answer).toEqual({ ok: true });
  await until('the empty tray', () => frames.find((frame) => frame.t === 'state'));
  expect((frames[0] as { state: JobsView }).state).toEqual({ jobs: [] });

  const cancelled = await order();
  await until('it waits', () => statesOf(frames, cancelled.jobGuid).at(-1) === 'waiting');
  await api.call(JobCancel, { as: contest.as, query: { jobGuid: cancelled.jobGuid } });
  await until('it is cancelled', () => statesOf(frames, cancelled.jobGuid).at(-1) === 'cancelled');

  const { jobGuid: guid } = await order();
  worker = await startWorker(api);
  await until('it is done', () => statesOf(frames, guid).at(-1) === 'done');
  const WAY = ['waiting', 'running', 'done'];
  const seen = statesOf(frames, guid).map((status) => WAY.indexOf(status));
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  const last = frames.findLast((frame) => frame.t === 'state')!;
  // One projection serves the socket and the call.
  expect((last as { state: JobsView }).state).toEqual(await api.call(JobGetOwn, { as: contest.as }));
});

it('shows nobody another one’s', async () => {
  const stranger = await LiveContest.create(api);
  for (const [token, code] of [
    [stranger.as, 'notFound'],
    [contest.judges[0]!.token, 'notFound'],
    [undefined, 'unauthorized'],
  ] as const) {
    const { frames, answer } = await watch(contest.organizer.guid, token);
    expect(answer).toMatchObject({ ok: false, code });
    expect(frames).toEqual([]);
  }
});
