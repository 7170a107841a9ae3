// A consent that is given or withdrawn reaches open screens as an event of its own: the nodes' polling stands still here,
// so nothing else can bring it.

import { CONSENTS } from '@rampa/accounts/domain';
import {
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  LIVE_PATH,
  LIVE_VERSION,
  ParticipantInviteMember,
  PublicProgram,
  UserGiveConsent,
  UserWithdrawConsent,
  type DisplayView,
  type Frame,
  type Subscribed,
} from '@rampa/contract';
import { LIVE_OPTIONS, LiveMetrics, type LiveOptions } from '@rampa/platform/server';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Hall } from '../../../libs/display/server/testing/hall.ts';

const NEVER_MS = 2 ** 30;
let api: TestApi;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi({ nodes: 2 });
  // Before anybody watches: a node begins to poll with its first screen.
  for (const { app } of api.nodes)
    Object.assign(app.get<LiveOptions>(LIVE_OPTIONS, { strict: false }), { pollMs: NEVER_MS, proofMs: NEVER_MS });
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await api?.stop();
});

/** On the other node than that which takes the calls. */
async function watch(view: 'display' | 'public-program', key: string) {
  const socket = io(api.nodes[1]!.url, {
    ...{ path: LIVE_PATH, transports: ['websocket'], forceNew: true },
    auth: { version: LIVE_VERSION },
  });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  expect((await socket.emitWithAck('subscribe', { view, key })) as Subscribed).toEqual({ ok: true });
  return frames;
}

it('in the hall and on the public program, without anybody asking', async () => {
  const { token: as } = await api.organizer();
  const hall = await Hall.make(api, as);
  const member = await api.member();
  const ofEvent = { competitionGuid: hall.competition };
  const ofProgram = { competitionProgramGuid: hall.program };
  await api.call(ParticipantInviteMember, { query: ofEvent, as: member.token });
  const his = { participantUserGuid: member.guid, performer: 'Ветрова Анна', performerKind: 'person' } as const;
  await api.call(CompetitionProgramItemUpdate, {
    query: ofProgram,
    body: { competitionProgramItemGuid: hall.items[0]!, ...his },
    as,
  });
  const open = { ...ofProgram, isPublished: true, isFullNames: true };
  await api.call(CompetitionProgramUpdate, { query: ofEvent, body: open, as });
  await hall.activity(0, 'OnStage');
  const { key } = await hall.newDisplay({ scene: 'current', reveal: 'atOnce', programGuid: hall.program });
  const screen = await watch('display', key);
  const page = await watch('public-program', hall.program);

  /** The screen gets the name itself, the page is told to read it. */
  async function reach(name: string, act: () => Promise<unknown>): Promise<void> {
    const [shown, told] = [screen.length, page.length];
    await act();
    await until(`${name} in the hall`, () =>
      screen.slice(shown).some((frame) => frame.t === 'state' && (frame.state as DisplayView).current?.name === name),
    );
    await until(`the page hears of ${name}`, () => page.slice(told).some(({ t }) => t === 'changed'));
    const { items } = await api.call(PublicProgram, { params: { programGuid: hall.program } });
    expect(items[0]!.performer).toBe(name);
  }

  await until('both are open', () => screen.length > 0 && page.length > 0);
  const { version } = CONSENTS.publishing;
  const body = { kind: 'publishing' as const };
  const [give, withdraw] = [
    () => api.call(UserGiveConsent, { body: { ...body, version }, as: member.token }),
    () => api.call(UserWithdrawConsent, { body, as: member.token }),
  ];
  await reach('Ветрова Анна', give);
  await reach('Ветрова\u00A0А.', withdraw);
  await reach('Ветрова Анна', give);
  expect(api.nodes.map(({ app }) => app.get(LiveMetrics, { strict: false }).polls)).toEqual([0, 0]);
});
