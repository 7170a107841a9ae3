// Employees of an organizer, and how his decisions take effect: on the next request, on an open socket, at sign-in.

import {
  FestivalCreateFestival,
  FestivalUpdateFestival,
  LIVE_PATH,
  LIVE_VERSION,
  OrganizerEmployeeApprove,
  OrganizerEmployeeDismiss,
  OrganizerEmployeeEmailConfirmation,
  OrganizerEmployeeGetAllAccessModules,
  OrganizerEmployeeGetBlockedEmployees,
  OrganizerEmployeeGetEmployeesAndAccess,
  OrganizerEmployeeGetInfo,
  OrganizerEmployeeLogin,
  OrganizerEmployeeRegistration,
  OrganizerEmployeeResetAccess,
  OrganizerEmployeeSetAccess,
  PointGetByCompetition,
  UserGetShort,
  type Frame,
  type SectionActions,
} from '@rampa/contract';
import { CONSENTS } from '@rampa/accounts/domain';
import { newGuid, SECTIONS, type Guid } from '@rampa/kernel';
import { startTestApi, until, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PASSWORD = 'свет снизу вверх';
const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Городец' };

let api: TestApi;
let boss: TestOrganizer;
let stranger: TestOrganizer;
let event: Guid;
let other: Guid;
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
  stranger = await api.organizer();
});
beforeEach(async () => {
  boss = await api.organizer();
  event = await newEvent(boss);
  other = await newEvent(boss);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => api.stop());

async function newEvent({ token }: TestOrganizer): Promise<Guid> {
  return (await api.call(FestivalCreateFestival, { body: { details }, as: token })).guid;
}

const config = (given: Partial<SectionActions> = {}): SectionActions =>
  ({ ...Object.fromEntries(SECTIONS.map((section) => [section, 0])), ...given }) as SectionActions;

async function register(organizerEmail: string, fullName = 'Лугова Елена Сергеевна'): Promise<string> {
  const email = `${newGuid()}@example.org`;
  const consents = [{ kind: 'processing' as const, version: CONSENTS.processing.version }];
  const body = { email, password: PASSWORD, fullName, phone: '9991234567', organizerEmail, consents };
  await api.call(OrganizerEmployeeRegistration, { body });
  return email;
}

async function confirm(email: string): Promise<void> {
  const letter = (await api.letters(email)).at(-1)!;
  const token = new URLSearchParams(letter.link().hash.slice(1)).get('token')!;
  await api.call(OrganizerEmployeeEmailConfirmation, { body: { token } });
}

const list = (query: { searchText?: string; state?: 'waiting' | 'approved' } = {}) =>
  api.call(OrganizerEmployeeGetEmployeesAndAccess, { query, as: boss.token });
const blocked = () => api.call(OrganizerEmployeeGetBlockedEmployees, { as: boss.token });
const logIn = async (email: string) => {
  const { status, envelope } = await api.send(OrganizerEmployeeLogin, { body: { login: email, password: PASSWORD } });
  return { status, code: envelope.errors[0]?.code, token: envelope.data?.token };
};
const approve = (employeeGuid: Guid) => api.send(OrganizerEmployeeApprove, { query: { employeeGuid }, as: boss.token });
const dismiss = (employeeGuid: Guid) => api.send(OrganizerEmployeeDismiss, { query: { employeeGuid }, as: boss.token });
const setAccess = (employeeGuid: Guid, competitionGuid: Guid | null, given: Partial<SectionActions>) =>
  api.send(OrganizerEmployeeSetAccess, {
    query: { employeeGuid },
    body: { competitionGuid, config: config(given) },
    as: boss.token,
  });

async function watch(token: string, key: Guid): Promise<Frame[]> {
  const auth = { version: LIVE_VERSION, token };
  const socket = io(api.url, { path: LIVE_PATH, transports: ['websocket'], auth, forceNew: true });
  sockets.push(socket);
  const frames: Frame[] = [];
  socket.on('frame', (frame: Frame) => frames.push(frame));
  expect(await socket.emitWithAck('subscribe', { view: 'displays', key })).toEqual({ ok: true });
  return frames;
}
const endOf = (frames: Frame[]) => until('the view ends', () => frames.find((frame) => frame.t === 'end'));

describe('who asks to work', () => {
  it('is listed with an unproved address and cannot be approved until it is proved; then he hears so and comes in', async () => {
    const email = await register(boss.login);
    const [asked] = (await list()).collection;
    expect(asked).toMatchObject({ email, fullName: 'Лугова Елена Сергеевна', state: 'waiting', isVerified: false });
    const refused = await approve(asked!.guid);
    expect([refused.status, refused.envelope.errors[0]!.code]).toEqual([409, 'employeeUnverified']);

    await confirm(email);
    expect(await logIn(email)).toMatchObject({ status: 403, code: 'employeeWaiting' });
    expect((await approve(asked!.guid)).status).toBe(200);
    expect((await approve(asked!.guid)).status).toBe(200);
    const letters = (await api.letters(email)).filter(({ kind }) => kind === 'accounts.employeeApproved');
    expect(letters).toHaveLength(1);
    expect(letters[0]!.body.paragraphs[0]).toContain('«Просцениум»');
    expect(letters[0]!.link().pathname).toBe('/profile/login/employee');

    expect((await logIn(email)).status).toBe(200);
    expect(await list()).toMatchObject({
      totalCount: 1,
      counts: { waiting: 0, approved: 1, dismissed: 0 },
      collection: [{ isVerified: true, state: 'approved', lastSeenAt: expect.any(String) }],
    });
  });

  it('before the organizer was known is his by the address that he named', async () => {
    const guid = newGuid();
    await api.database.query(
      `insert into accounts.account (guid, user_type, login, password_hash, named_organizer, full_name, is_verified,
         employee_state) values ($1, 'OrganizerEmployee', $2, '', $3, 'Ранний Пётр', true, 'waiting')`,
      [guid, `${guid}@example.org`, boss.login],
    );
    expect((await list({ state: 'waiting' })).collection).toMatchObject([{ guid }]);
    const query = { employeeGuid: guid };
    expect((await api.send(OrganizerEmployeeApprove, { query, as: stranger.token })).status).toBe(404);
    expect((await approve(guid)).status).toBe(200);
    const [row] = await api.database.query<{ organizer_guid: Guid; named_organizer: null }>(
      'select organizer_guid, named_organizer from accounts.account where guid = $1',
      [guid],
    );
    expect(row).toEqual({ organizer_guid: boss.guid, named_organizer: null });
  });

  it('refused, hears it at the door, and can be taken after all', async () => {
    const email = await register(boss.login, 'Пробный Иван');
    await confirm(email);
    const { guid } = (await list({ searchText: 'пробн' })).collection[0]!;
    await dismiss(guid);
    expect(await logIn(email)).toMatchObject({ status: 403, code: 'employeeDismissed' });
    expect((await list()).totalCount).toBe(0);
    expect((await blocked()).collection).toMatchObject([{ guid, state: 'dismissed' }]);
    await approve(guid);
    expect((await logIn(email)).status).toBe(200);
    expect((await blocked()).totalCount).toBe(0);
  });
});

describe('what an employee may', () => {
  it('holds from the next request on: for all events, for one instead, and for all again', async () => {
    const { guid, token } = await api.employee(boss.guid, { all: { program: 1 } });
    const criteria = (competitionGuid: Guid) =>
      api.send(PointGetByCompetition, { query: { competitionGuid }, as: token }).then(({ status }) => status);
    const rename = (festivalGuid: Guid) =>
      api.send(FestivalUpdateFestival, { query: { festivalGuid }, body: { details }, as: token }).then((a) => a.status);
    expect([await criteria(event), await rename(event)]).toEqual([200, 403]);

    await setAccess(guid, event, { settings: 2 });
    expect([await rename(event), await rename(other)]).toEqual([200, 403]);
    const { access } = await api.call(OrganizerEmployeeGetInfo, { query: { employeeGuid: guid }, as: boss.token });
    expect(access).toEqual({
      all: config({ program: 1 }),
      events: [{ competitionGuid: event, config: config({ settings: 2 }) }],
    });
    const here = await api.call(UserGetShort, { query: { competitionGuid: event }, as: token });
    expect(here.config).toEqual(config({ settings: 2 }));

    await setAccess(guid, event, {});
    expect([await criteria(event), await criteria(other)]).toEqual([404, 200]);
    const query = { employeeGuid: guid, competitionGuid: event };
    await api.call(OrganizerEmployeeResetAccess, { query, as: boss.token });
    await api.call(OrganizerEmployeeResetAccess, { query, as: boss.token });
    expect([await criteria(event), await rename(event)]).toEqual([200, 403]);
    await setAccess(guid, null, {});
    expect(await criteria(event)).toBe(404);
  });

  it('and what he has open ends with it: in one event by its own word, in every event by the common one', async () => {
    const { guid, token } = await api.employee(boss.guid, { all: { program: 1 } });
    const [here, there] = [await watch(token, event), await watch(token, other)];
    await setAccess(guid, event, { finances: 2 });
    expect(await endOf(here)).toMatchObject({ code: 'forbidden' });
    expect(there.some(({ t }) => t === 'end')).toBe(false);
    await setAccess(guid, null, { diplomas: 1 });
    expect(await endOf(there)).toMatchObject({ code: 'forbidden' });
  });

  it('is given in the seven sections, each to 0, 1 or 2 and nothing else', async () => {
    const { guid } = await api.employee(boss.guid);
    const modules = await api.call(OrganizerEmployeeGetAllAccessModules, { as: boss.token });
    expect(modules.map(({ section }) => section).toSorted()).toEqual(SECTIONS.toSorted());
    const { program: _, ...short } = config();
    for (const wrong of [short, { ...config(), program: 3 }, { ...config(), secrets: 2 }]) {
      const body = { competitionGuid: null, config: wrong as never };
      const sent = { query: { employeeGuid: guid }, body, as: boss.token };
      expect((await api.send(OrganizerEmployeeSetAccess, sent)).status).toBe(400);
    }
  });
});

it('a dismissed employee is out with the next request and within seconds at an open socket, and hears why at the door', async () => {
  const email = await register(boss.login);
  await confirm(email);
  const { guid } = (await list()).collection[0]!;
  await setAccess(guid, null, { program: 2 });
  await approve(guid);
  const token = (await logIn(email)).token!;
  const frames = await watch(token, event);
  await dismiss(guid);
  expect((await api.send(UserGetShort, { as: token })).status).toBe(401);
  expect(await endOf(frames)).toMatchObject({ code: 'sessionEnded' });
  expect(await logIn(email)).toMatchObject({ status: 403, code: 'employeeDismissed' });
  const letters = (await api.letters(email)).filter(({ kind }) => kind === 'accounts.employeeDismissed');
  expect(letters).toHaveLength(1);
  // When he is taken back he has his rights again; his former session stays ended.
  await approve(guid);
  expect((await api.send(UserGetShort, { as: token })).status).toBe(401);
  const again = await api.call(UserGetShort, { as: (await logIn(email)).token! });
  expect(again.config).toEqual(config({ program: 2 }));
});

describe('another organizer', () => {
  it('finds no employee of this one, and none of his events can be given', async () => {
    const { guid } = await api.employee(boss.guid, { all: { program: 1 } });
    const [query, as] = [{ employeeGuid: guid }, stranger.token];
    const body = { competitionGuid: null, config: config() };
    const ofEvent = { ...query, competitionGuid: await newEvent(stranger) };
    const answers = [
      await api.send(OrganizerEmployeeGetInfo, { query, as }),
      await api.send(OrganizerEmployeeApprove, { query, as }),
      await api.send(OrganizerEmployeeDismiss, { query, as }),
      await api.send(OrganizerEmployeeSetAccess, { query, body, as }),
      await api.send(OrganizerEmployeeResetAccess, { query: ofEvent, as }),
      await setAccess(guid, ofEvent.competitionGuid, { settings: 2 }),
      await api.send(OrganizerEmployeeGetInfo, { query: { employeeGuid: stranger.guid }, as }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const theirs = await api.call(OrganizerEmployeeGetEmployeesAndAccess, { as });
    expect(theirs.collection).toEqual([]);
    expect((await list()).collection[0]).toMatchObject({ guid, access: { all: config({ program: 1 }), events: [] } });
  });

  it('and an employee, whatever he may, rules over nobody', async () => {
    const all = config(Object.fromEntries(SECTIONS.map((section) => [section, 2])));
    const { guid, token } = await api.employee(boss.guid, { all });
    const query = { employeeGuid: guid };
    expect((await api.send(OrganizerEmployeeGetEmployeesAndAccess, { as: token })).status).toBe(403);
    const body = { competitionGuid: null, config: config({ settings: 2 }) };
    expect((await api.send(OrganizerEmployeeSetAccess, { query, body, as: token })).status).toBe(403);
  });
});
