import {
  CompetitionBlockParticipants,
  CompetitionGetCompetitionParticipants,
  CompetitionGetCompetitionsByParticipant,
  CompetitionGetFullInfoByGuid,
  CompetitionProgramItemUpdate,
  CompetitionUpdateCompetitionParticipant,
  ParticipantGetOrganizerInfo,
  ParticipantInviteMember,
  ProfileGetParticipantGetOrganizerInfo,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer, type TestPerson } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEvent, makeProgram, readProgram } from '../testing/program.factory.ts';

let api: TestApi;
let organizer: TestOrganizer;
let member: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
});
beforeEach(async () => {
  member = await api.member();
});
afterAll(() => api.stop());

const accept = (competitionGuid: Guid) =>
  api.send(ParticipantInviteMember, { query: { competitionGuid }, as: member.token });
const seen = (competitionGuid: Guid) =>
  api.send(CompetitionGetFullInfoByGuid, { query: { competitionGuid }, as: member.token });
const own = async () =>
  (
    await api.call(CompetitionGetCompetitionsByParticipant, { body: { pageNumber: 1, pageSize: 20 }, as: member.token })
  ).collection.map(({ guid }) => guid);
const participants = (competitionGuid: Guid, searchText = '') =>
  api.call(CompetitionGetCompetitionParticipants, { query: { competitionGuid, searchText }, as: organizer.token });
const block = (competitionGuid: Guid, isBlocked: boolean) =>
  api.send(CompetitionUpdateCompetitionParticipant, {
    query: { competitionGuid },
    body: { participantUserGuid: member.guid, isBlocked, note: 'по просьбе' },
    as: organizer.token,
  });

describe('several members', () => {
  it('are closed and opened in one write, all or none, and keep the note', async () => {
    const event = await makeEvent(api, organizer.token);
    const first = member;
    await accept(event);
    await block(event, false);
    member = await api.member();
    await accept(event);
    const put = (participantUserGuids: Guid[], isBlocked: boolean) =>
      api.send(CompetitionBlockParticipants, {
        query: { competitionGuid: event },
        body: { participantUserGuids, isBlocked },
        as: organizer.token,
      });
    const states = async () =>
      (await participants(event)).collection
        .map(({ isBlocked, note }) => [isBlocked, note] as const)
        .toSorted(([, one], [, other]) => one.localeCompare(other));
    expect((await put([first.guid, newGuid()], true)).status).toBe(404);
    expect(await states()).toEqual([
      [false, ''],
      [false, 'по просьбе'],
    ]);
    expect((await put([first.guid, member.guid, member.guid], true)).status).toBe(200);
    expect(await states()).toEqual([
      [true, ''],
      [true, 'по просьбе'],
    ]);
    expect((await seen(event)).status).toBe(404);
    await put([member.guid], false);
    expect((await seen(event)).status).toBe(200);
  });
});

describe('a member', () => {
  it('who accepts an invitation finds the event, once however often he accepts, and no other', async () => {
    const event = await makeEvent(api, organizer.token);
    const other = await makeEvent(api, organizer.token, 'Чужое');
    expect((await seen(event)).status).toBe(404);
    expect(await own()).toEqual([]);
    expect((await accept(event)).envelope.data).toEqual({ title: 'Светлояр' });
    expect((await accept(event)).status).toBe(200);
    expect((await seen(event)).envelope.data).toMatchObject({
      details: { title: 'Светлояр' },
      organizer: { companyName: 'Просцениум', phone: '+7 (999) 123-45-67', city: 'Кострома' },
      applications: [],
    });
    expect(await own()).toEqual([event]);
    expect((await seen(other)).status).toBe(404);
    expect((await accept(newGuid())).status).toBe(404);
    expect((await participants(event)).totalCount).toBe(1);
  });

  it('is found by the organizer, and by nobody else’s', async () => {
    const event = await makeEvent(api, organizer.token);
    await accept(event);
    expect((await participants(event, 'иванова')).collection).toMatchObject([
      { participantUserGuid: member.guid, email: member.login, phone: '+7 (999) 123-45-67', isBlocked: false },
    ]);
    expect((await participants(event, 'Петрова%')).collection).toEqual([]);
    const stranger = await api.organizer();
    const query = { competitionGuid: event };
    expect((await api.send(CompetitionGetCompetitionParticipants, { query, as: stranger.token })).status).toBe(404);
    expect((await api.send(CompetitionGetCompetitionParticipants, { query, as: member.token })).status).toBe(403);
  });

  it('to whom the event is closed finds it no more, cannot accept again, and comes back when it is opened', async () => {
    const event = await makeEvent(api, organizer.token);
    await accept(event);
    expect((await block(event, true)).status).toBe(200);
    expect((await seen(event)).status).toBe(404);
    expect((await accept(event)).envelope.errors[0]!.code).toBe('membershipBlocked');
    expect((await participants(event)).collection).toMatchObject([{ isBlocked: true, note: 'по просьбе' }]);
    await block(event, false);
    expect((await seen(event)).status).toBe(200);
    expect((await block(await makeEvent(api, organizer.token), true)).status).toBe(404);
  });
});

it('a performance is a member’s only while he takes part in the event', async () => {
  const { competition, program, items } = await makeProgram(api, organizer.token, ['Весна']);
  const give = (participantUserGuid: Guid | null) =>
    api.send(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: items[0]!, participantUserGuid },
      as: organizer.token,
    });
  expect((await give(member.guid)).status).toBe(404);
  await accept(competition);
  expect((await give(member.guid)).status).toBe(200);
  const owner = async () => (await readProgram(api, organizer.token, program)).items[0]!.participantUserGuid;
  expect(await owner()).toBe(member.guid);
  await give(null);
  expect(await owner()).toBeNull();
});

it('a page of an event tells whose it is to anybody, and what is open in it to who is signed in', async () => {
  const event = await makeEvent(api, organizer.token);
  const headers = { referer: `https://rampa.example/member/invite/${event}` };
  const info = await api.call(ParticipantGetOrganizerInfo, { headers });
  expect(info).toMatchObject({ organizer: { companyName: 'Просцениум' }, event: { title: 'Светлояр' } });
  expect(await api.call(ParticipantGetOrganizerInfo)).toEqual({ organizer: null, event: null, isDeleted: false });
  const configFor = async (as?: string) =>
    (await api.call(ProfileGetParticipantGetOrganizerInfo, { headers, as })).config;
  const employee = await api.employee(organizer.guid, { [event]: { program: 1 } });
  const foreign = await api.employee((await api.organizer()).guid, { all: { program: 2 } });
  expect(await configFor()).toBeNull();
  expect(await configFor(foreign.token)).toBeNull();
  expect(await configFor(employee.token)).toMatchObject({ program: 1, settings: 0 });
  expect(info.event).toMatchObject({ shortTitle: '', description: '', isArchived: false });
  const stateOf = async (as?: string) =>
    (await api.call(ProfileGetParticipantGetOrganizerInfo, { headers, as })).membership;
  expect([await stateOf(), await stateOf(employee.token), await stateOf(member.token)]).toEqual([null, null, 'none']);
  await accept(event);
  expect(await stateOf(member.token)).toBe('joined');
  await block(event, true);
  expect(await stateOf(member.token)).toBe('blocked');
});
