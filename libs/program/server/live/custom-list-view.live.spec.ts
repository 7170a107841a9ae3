// An open page of lists is told what others do with them, of its own event and to those who may see them.

import {
  CompetitionCustomListsCreate,
  CompetitionCustomListsDelete,
  CompetitionCustomListsSetText,
  LIVE_PATH,
  LIVE_VERSION,
  type CustomListsNow,
  type Frame,
  type Subscribed,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await api?.stop();
});

async function watch(key: string, token?: string): Promise<{ frames: Frame[]; answer: Subscribed }> {
  const auth = { version: LIVE_VERSION, ...(token ? { token } : {}) };
  const socket = io(api.url, { path: LIVE_PATH, transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  const answer = (await socket.emitWithAck('subscribe', { view: 'custom-lists', key })) as Subscribed;
  return { frames, answer };
}

const latest = (frames: readonly Frame[]) => {
  const states = frames.filter((frame) => frame.t === 'state');
  return (states.at(-1)?.state as CustomListsNow | undefined)?.latest.map(({ guid }) => guid);
};

it('tells of a new list, of what is written in it and of its end', async () => {
  const { competition, items } = await makeProgram(api, as, ['Лель']);
  const query = { competitionGuid: competition };
  const { frames } = await watch(competition, as);
  await until('the first picture', () => latest(frames)?.length === 0);
  const column = { guid: newGuid(), title: 'Комната', fact: null, groupFieldGuid: null, competitionFieldGuid: null };
  const make = (title: string) =>
    api.call(CompetitionCustomListsCreate, {
      ...{ query, as },
      body: { list: { title, columns: [column], competitionProgramItemGuids: items } },
    });
  const { guid } = await make('Расселение');
  const { guid: other } = await make('Автобусы');
  await until('both', () => latest(frames)?.join() === [other, guid].join());
  await api.call(CompetitionCustomListsSetText, {
    ...{ query: { customListGuid: guid }, as },
    body: { competitionProgramItemGuids: [items[0]!], columnGuid: column.guid, text: '301' },
  });
  await until('the one that was written in', () => latest(frames)?.join() === [guid, other].join());
  await api.call(CompetitionCustomListsDelete, { query: { ...query, customListGuid: guid }, as });
  await until('the one that is left', () => latest(frames)?.join() === other);
});

it('is nothing for strangers', async () => {
  const { competition } = await makeProgram(api, as, ['Лель']);
  const stranger = (await api.organizer()).token;
  expect((await watch(competition, stranger)).answer).toMatchObject({ ok: false, code: 'notFound' });
  expect((await watch(competition)).answer).toMatchObject({ ok: false, code: 'unauthorized' });
});
