// Open pages follow applications and forms through real sockets: they learn that something is different, never a value.

import { isDeepStrictEqual } from 'node:util';
import {
  ApplicationChangeStatus,
  ApplicationGetNowByCompetition,
  ApplicationGetNowToMember,
  ApplicationFormGetNow,
  ApplicationMessageSee,
  ApplicationMessageSend,
  ApplicationSubscribe,
  ApplicationTemplateUpdateBlockStatus,
  ApplicationsFieldsHistoryGetAllByApplication,
  CompetitionBlockStatusDelete,
  CompetitionBlockStatusGetByCompetitionGuid,
  CompetitionStatusDelete,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionStatusUpdate,
  MailingCancel,
  MailingGetNowByCompetition,
  TemplateMessageSend,
  LIVE_PATH,
  LIVE_VERSION,
  type Frame,
  type Subscribed,
  type ViewName,
  type ViewStates,
} from '@rampa/contract';
import type { INestApplicationContext } from '@nestjs/common';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, until, type TestApi } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { startWorker } from '../../testing/worker.ts';
import { PostMailing } from '../use-cases/post-mailing.ts';

let api: TestApi;
let sample: EventSample;
let application: Guid;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await api?.stop();
});
beforeEach(async () => {
  sample = await EventSample.make(api);
  application = await sample.filled();
});

async function watch<V extends ViewName & keyof ViewStates>(view: V, key: string, token?: string) {
  const auth = { version: LIVE_VERSION, ...(token ? { token } : {}) };
  const socket = io(api.url, { path: LIVE_PATH, transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  const answer = (await socket.emitWithAck('subscribe', { view, key })) as Subscribed;
  const states = () => frames.flatMap((frame) => (frame.t === 'state' ? [frame.state as ViewStates[V]] : []));
  return { frames, answer, states, last: () => states().at(-1) };
}
const codeOf = ({ answer }: { answer: Subscribed }) => (answer.ok ? 'ok' : answer.code);

it('the desk hears of what is sent and changed then, and of no draft; no answer travels', async () => {
  const desk = await watch('applications', sample.event, sample.boss.token);
  await until('the first picture', () => desk.last());
  const nothing = { sent: 0, latest: [], unread: '0 ' };
  expect(desk.last()).toEqual({ ...nothing, formRevision: sample.revision, statuses: expect.any(String) });
  await sample.save(application, 'city', { value: 'Китеж' });
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  await until('the sent one', () => desk.last()?.sent === 1);
  expect(desk.last()!.latest).toMatchObject([{ guid: application, number: 1, state: 'Subscribed' }]);
  const { revision } = desk.last()!.latest[0]!;
  await sample.save(application, 'city', { value: 'Кострома' }, sample.boss.token);
  await until('the change', () => desk.last()!.latest[0]!.revision > revision);
  expect(desk.states().map(({ sent }) => sent)).toEqual([0, 1, 1]);
  expect(JSON.stringify(desk.frames)).not.toMatch(/Китеж|Кострома|Берёзка/);
  const query = { competitionGuid: sample.event };
  expect(await sample.desk(ApplicationGetNowByCompetition, { query })).toEqual(desk.last());
});

it('the desk hears once of a changed form, which counts all applications anew', async () => {
  for (const applicationGuid of [application, await sample.filled('Лель')])
    await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
  const desk = await watch('applications', sample.event, sample.boss.token);
  await until('the first picture', () => desk.last());
  const { latest } = desk.last()!;
  await sample.change({ do: 'changeField', guid: sample.ids.city, values: { isRequired: true } });
  await until('the changed form', () => desk.last()!.formRevision === sample.revision);
  expect(desk.states()).toHaveLength(2);
  expect(desk.last()!.latest).toEqual(latest);
});

it('the desk hears of a status with another name or colour', async () => {
  const desk = await watch('applications', sample.event, sample.boss.token);
  await until('the first picture', () => desk.last());
  const [status] = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, {
    query: { competitionGuid: sample.event },
  });
  const { guid, order: _, useCount: __, ...said } = status!;
  await sample.desk(CompetitionStatusUpdate, { body: { competitionStatusGuid: guid, ...said, title: 'Ждёт разбора' } });
  await until('another picture', () => desk.states().length === 2);
});

it('the desk hears of a member’s message, and that a colleague has read it', async () => {
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  const desk = await watch('applications', sample.event, sample.boss.token);
  await until('the first picture', () => desk.last());
  const { unread: nothing, latest } = desk.last()!;
  const messageGuid = newGuid();
  await sample.own(ApplicationMessageSend, {
    body: { applicationGuid: application, messageGuid, text: 'Китеж ещё на месте?' },
  });
  await until('the message', () => desk.last()!.unread === `1 ${messageGuid}`);
  await sample.desk(ApplicationMessageSee, { body: { applicationGuid: application } });
  await until('the reading', () => desk.last()!.unread === nothing);
  expect(desk.last()!.latest).toEqual(latest);
  expect(JSON.stringify(desk.frames)).not.toContain('Китеж');
});

it('its owner sees his status change, in whichever of his tabs', async () => {
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  const tabs = [1, 2].map(() => watch('own-applications', sample.member.guid, sample.member.token));
  const [one, other] = [await tabs[0]!, await tabs[1]!];
  for (const tab of [one, other]) await until('the first picture', () => tab.last());
  const query = { competitionGuid: sample.event };
  const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query });
  const status = statuses.at(-1)!.guid;
  await sample.desk(ApplicationChangeStatus, {
    query: { applicationGuid: application },
    body: { competitionStatusGuid: status },
  });
  for (const tab of [one, other])
    await until('the status', () => tab.last()?.latest[0]?.competitionStatusGuid === status);
  expect(await sample.own(ApplicationGetNowToMember)).toEqual(one.last());
});

it('desk and owner hear of a status that stands in another’s place, of applications and of blocks', async () => {
  const query = { applicationGuid: application };
  const others = await sample.filled('Лель');
  for (const applicationGuid of [application, others])
    await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
  const competition = { competitionGuid: sample.event };
  const [by, gone] = (await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: competition })).slice(-2);
  await sample.desk(ApplicationChangeStatus, { query, body: { competitionStatusGuid: gone!.guid, comment: 'Ждём' } });
  const keys = await sample.desk(CompetitionBlockStatusGetByCompetitionGuid, { query: competition });
  const [key, replacementKey] = keys.map((one) => one.key);
  const { items } = await sample.read(application);
  const [block] = items.flatMap(({ blocks }) => blocks).filter(({ guid }) => guid === sample.ids.piece);
  await sample.desk(ApplicationTemplateUpdateBlockStatus, {
    query: { applicationBlockGuid: block!.applicationBlockGuid },
    body: { competitionBlockStatusKey: key! },
  });

  const desk = await watch('applications', sample.event, sample.boss.token);
  const own = await watch('own-applications', sample.member.guid, sample.member.token);
  for (const page of [desk, own]) await until('the first picture', () => page.last());
  const of = (page: typeof desk | typeof own) => page.last()!.latest.find(({ guid }) => guid === application)!;
  const { revision } = of(desk);
  const quiet = desk.last()!.latest.find(({ guid }) => guid === others);
  await sample.desk(CompetitionStatusDelete, {
    query: { competitionStatusGuid: gone!.guid, replacementGuid: by!.guid },
  });
  for (const page of [desk, own]) {
    await until('the other status', () => of(page).competitionStatusGuid === by!.guid);
    expect(of(page).revision).toBe(revision + 1);
  }
  await sample.desk(CompetitionBlockStatusDelete, { query: { ...competition, key: key!, replacementKey } });
  for (const page of [desk, own])
    await until('the other status of the block', () => of(page).revision === revision + 2);
  expect(desk.last()!.latest).toContainEqual(quiet);
  const { collection } = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, { query });
  expect(collection.slice(0, 2).map(({ before, after }) => [before, after])).toEqual([
    ['удалённый статус', keys[1]!.description],
    ['удалённый статус: Ждём', `${by!.title}: Ждём`],
  ]);
});

it('the constructor hears of others’ changes of the form at once', async () => {
  const page = await watch('form', sample.event, sample.boss.token);
  await until('the first picture', () => page.last());
  expect(page.last()).toEqual({ revision: sample.revision });
  await sample.change({ do: 'changeField', guid: sample.ids.city, values: { title: 'Откуда вы' } });
  await until('the change', () => page.last()?.revision === sample.revision);
  // Whoever fills in does not wake those who build.
  await sample.save(application, 'city', { value: 'Китеж' }, sample.boss.token);
  await sample.change({ do: 'changeField', guid: sample.ids.city, values: { title: 'Город' } });
  await until('the next change', () => page.last()?.revision === sample.revision);
  expect(page.states()).toHaveLength(3);
  expect(await sample.desk(ApplicationFormGetNow, { query: { competitionGuid: sample.event } })).toEqual(page.last());
});

it('nobody follows what he may not read', async () => {
  const [stranger, neighbour] = [await api.organizer(), await api.member(sample.event)];
  const reader = await api.employee(sample.boss.guid, { all: { program: 2 } });
  for (const view of ['applications', 'form', 'mailings'] as const) {
    expect(codeOf(await watch(view, sample.event))).toBe('unauthorized');
    expect(codeOf(await watch(view, sample.event, stranger.token))).toBe('notFound');
    for (const { token } of [neighbour, sample.member, reader])
      expect(codeOf(await watch(view, sample.event, token))).toBe('forbidden');
    expect(codeOf(await watch(view, 'не-guid', sample.boss.token))).toBe('notFound');
  }
  for (const token of [neighbour.token, sample.boss.token])
    expect(codeOf(await watch('own-applications', sample.member.guid, token))).toBe('notFound');
});

it('the desk hears of each move of a mailing: begun, posted, taken or refused, called off; no address travels', async () => {
  const guids = [application, await sample.filled('Лель')];
  for (const applicationGuid of guids) await sample.own(ApplicationSubscribe, { query: { applicationGuid } });
  const desk = await watch('mailings', sample.event, sample.boss.token);
  await until('the first picture', () => desk.last());
  expect(desk.last()).toEqual({ latest: [] });
  const movedAt = () => desk.last()!.latest[0]?.updatedAt ?? '';
  const moved = async (deed: () => Promise<unknown>) => {
    const before = movedAt();
    await deed();
    await until('the mailing has moved', () => movedAt() > before);
  };
  const mailingGuid = newGuid();
  const query = { competitionGuid: sample.event };
  const letter = { subject: 'Сбор', body: { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Ждём' }] }] } }; // prettier-ignore
  await moved(() =>
    sample.desk(TemplateMessageSend, { query, body: { letter, applicationGuids: guids, mailingGuid } }),
  );
  expect(desk.last()!.latest.map(({ guid }) => guid)).toEqual([mailingGuid]);
  await moved(() => api.nodes[0]!.app.get(PostMailing).step(mailingGuid));
  await api.database.query(`update mail.letter set state = 'failed' where recipient = $1`, [sample.member.login]);
  let worker: INestApplicationContext | null = null;
  await moved(async () => (worker = await startWorker(api)));
  await worker!.close();
  await moved(() => sample.desk(MailingCancel, { query: { mailingGuid } }));
  // The worker's last word may come after its end: the desk's last one is the database's.
  const now = await sample.desk(MailingGetNowByCompetition, { query });
  await until('the last word', () => isDeepStrictEqual(desk.last(), now));
  expect(JSON.stringify(desk.frames)).not.toMatch(/example\.org|Сбор|Лель/);
});
