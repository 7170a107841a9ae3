// A published report on an open page: it follows its rows, and ends when it is closed.

import {
  ApplicationSubscribe,
  ApplicationTemplateAddBlock,
  ApplicationTemplateUpdateField,
  LIVE_PATH,
  LIVE_VERSION,
  PublicReport,
  ReportColumnCreate,
  ReportColumnFieldAttach,
  ReportCreate,
  ReportDelete,
  ReportUpdate,
  UserGiveConsent,
  UserWithdrawConsent,
  type Frame,
  type Subscribed,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { newGuid, type Guid } from '@rampa/kernel';
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

it('names nobody whole without his consent, wherever the form says that a field is about nobody', async () => {
  const { ids, event } = sample;
  const query = { competitionGuid: event };
  const teacher = newGuid();
  await sample.change(
    { do: 'changeField', guid: ids.fullName, values: { tag: 'personFullName', isPersonal: false } },
    { do: 'changeField', guid: ids.name, values: { tag: 'collective', isPersonal: false } },
    { do: 'addField', guid: teacher, blockGuid: ids.club, kind: 'Text', title: 'Педагог' },
    { do: 'changeField', guid: teacher, values: { tag: 'teachers', isPersonal: false } },
  );
  const applicationGuid = await sample.filled('Ансамбль «Лель», солистка Мельникова Арина');
  const own = (guid: Guid, value: string) => ({ body: { guid, applicationGuid, value } });
  await sample.own(ApplicationTemplateUpdateField, own(teacher, 'Ветлугина Инна'));
  const [piece] = await sample.fields(applicationGuid, 'form');
  const body = { blockGuid: ids.person, parentGuid: piece!.applicationBlockGuid };
  const { applicationBlockGuid } = await sample.own(ApplicationTemplateAddBlock, { query: { applicationGuid }, body });
  await sample.save(applicationGuid, 'fullName', { applicationBlockGuid, value: 'Лось Арина Петровна' });
  await sample.own(ApplicationSubscribe, { query: { applicationGuid } });

  const { guid: reportGuid } = await sample.desk(ReportCreate, {
    query,
    body: { title: 'Кто', rowBlockGuid: ids.person },
  });
  for (const competitionFieldGuid of [ids.fullName, ids.name, teacher]) {
    const { guid: reportColumnGuid } = await sample.desk(ReportColumnCreate, {
      query,
      body: { reportGuid, title: 'К' },
    });
    await sample.desk(ReportColumnFieldAttach, { query, body: { tag: null, competitionFieldGuid, reportColumnGuid } });
  }
  await sample.desk(ReportUpdate, { query, body: { report: { guid: reportGuid, isPublished: true } } });
  const read = async () =>
    (await api.call(PublicReport, { params: { reportGuid } })).rows.map((cells) => cells.slice(-3));
  const nbsp = (text: string) => text.replaceAll('_', '\u00A0');
  const short = [['Лось_А.', 'Ансамбль «Лель», солистка Мельникова_А.', 'Ветлугина_И.'].map(nbsp)];
  const whole = [['Лось Арина Петровна', 'Ансамбль «Лель», солистка Мельникова Арина', 'Ветлугина Инна']];
  expect(await read()).toEqual(short);

  // Giving and withdrawing reach the page that is open.
  const { frames } = await watch(reportGuid);
  await until('the first picture', () => frames.some(({ t }) => t === 'changed'));
  const told = async (what: string, act: () => Promise<unknown>) => {
    const before = frames.length;
    await act();
    await until(what, () => frames.slice(before).some(({ t }) => t === 'changed'));
  };
  const { version } = CONSENTS.publishing;
  await told('a consent', () => sample.own(UserGiveConsent, { body: { kind: 'publishing', version } }));
  expect(await read()).toEqual(whole);
  await told('a withdrawal', () => sample.own(UserWithdrawConsent, { body: { kind: 'publishing' } }));
  expect(await read()).toEqual(short);
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
