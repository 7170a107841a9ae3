// The mobile program: what the organizer opens, what phones read by its keys, search and calendar.

import {
  CompetitionProgramItemSetActivity,
  CompetitionProgramUpdate,
  CompetitionSetAccessToMobileProgram,
  MobileProgramFind,
  MobileProgramGetAccess,
  MobileProgramGetCalendar,
  MobileProgramGetCompetition,
  MobileProgramGetProgramByKey,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEvent, makeProgram, type MadeProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  ({ token: as } = await api.organizer());
});
afterAll(() => api.stop());

const item = { performer: 'Арина Лось', pieceTitle: 'Барыня', city: 'Муром', peopleCount: 1, note: 'Примечание' };
interface Chosen {
  isOpen: boolean;
  programGuids: Guid[];
}
const set = (competitionGuid: Guid, body: Chosen & { base?: Chosen }) =>
  api.send(CompetitionSetAccessToMobileProgram, { query: { competitionGuid }, body, as });
const event = (key: string) => api.send(MobileProgramGetCompetition, { query: { key } });
const program = (programKey: string) => api.send(MobileProgramGetProgramByKey, { query: { programKey } });

async function opened(): Promise<{
  first: MadeProgram;
  second: MadeProgram;
  competition: Guid;
  key: string;
  keys: string[];
}> {
  const first = await makeProgram(api, as, [item, 'Калинушка'], { dateTimeBegin: '2026-11-21T09:00:00.000Z' });
  const { competition } = first;
  const second = await makeProgram(api, as, ['Тропинка'], { competition });
  const { envelope } = await set(competition, { isOpen: true, programGuids: [second.program, first.program] });
  const key = envelope.data!.mobileProgramKey!;
  const { programs } = (await event(key)).envelope.data!;
  return { first, second, competition, key, keys: programs.map(({ programKey }) => programKey) };
}

describe('its access', () => {
  it('is closed at first, and opens with a link, a code and the chosen programs', async () => {
    const competitionGuid = await makeEvent(api, as);
    const read = () => api.call(MobileProgramGetAccess, { query: { competitionGuid }, as });
    expect(await read()).toEqual({ isOpen: false, mobileProgramKey: null, url: null, qr: null, programGuids: [] });
    const none = await set(competitionGuid, { isOpen: true, programGuids: [] });
    expect(none).toMatchObject({ status: 422, envelope: { errors: [{ field: 'programGuids' }] } });
    const made = await makeProgram(api, as, ['Лель'], { competition: competitionGuid });
    const { envelope } = await set(competitionGuid, { isOpen: true, programGuids: [made.program, made.program] });
    const { mobileProgramKey: key, url, qr } = envelope.data!;
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(url).toContain(`/public/mobile-program/${key}/main`);
    expect(qr).toMatch(/^data:image\/png;base64,/);
    expect(await read()).toMatchObject({ isOpen: true, mobileProgramKey: key, programGuids: [made.program] });
  });

  it('keeps its printed keys over a closing, and shows nothing while it is closed', async () => {
    const { competition, first, second, key, keys } = await opened();
    await set(competition, { isOpen: false, programGuids: [first.program] });
    expect((await event(key)).status).toBe(404);
    expect((await program(keys[0]!)).status).toBe(404);
    await set(competition, { isOpen: true, programGuids: [first.program, second.program] });
    expect((await event(key)).envelope.data!.programs.map(({ programKey }) => programKey)).toEqual(keys);
    await set(competition, { isOpen: true, programGuids: [second.program] });
    expect((await program(keys[0]!)).status).toBe(404);
    expect((await program(keys[1]!)).status).toBe(200);
  });

  it('two people set it: what only one has changed stays', async () => {
    const { competition, first, second } = await opened();
    const [one, other] = [first.program, second.program];
    const base = { isOpen: true, programGuids: [one, other] };
    const now = async () => {
      const query = { competitionGuid: competition };
      const { isOpen, programGuids } = await api.call(MobileProgramGetAccess, { query, as });
      return { isOpen, programGuids };
    };
    await set(competition, { isOpen: false, programGuids: [one, other], base });
    await set(competition, { isOpen: true, programGuids: [other], base });
    expect(await now()).toEqual({ isOpen: false, programGuids: [other] });
    await set(competition, {
      isOpen: true,
      programGuids: [one, other],
      base: { isOpen: false, programGuids: [other] },
    });
    expect(await now()).toEqual({ isOpen: true, programGuids: [one, other] });
    // One takes away the first, another the second: an open one would be empty.
    await set(competition, { isOpen: true, programGuids: [other], base });
    const { status } = await set(competition, { isOpen: true, programGuids: [one], base });
    expect([status, await now()]).toEqual([422, { isOpen: true, programGuids: [other] }]);
  });

  it('takes no program of another event', async () => {
    const { competition } = await opened();
    const foreign = await makeProgram(api, as, ['Чужие']);
    const { status } = await set(competition, { isOpen: true, programGuids: [foreign.program] });
    expect(status).toBe(404);
  });
});

describe('what phones read', () => {
  it('is each program with its counts and whoever is on stage, without marks, notes and full names', async () => {
    const { first, key, keys } = await opened();
    const body = { competitionProgramItemGuid: first.items[0]!, activity: 'OnStage' as const };
    await api.call(CompetitionProgramItemSetActivity, { query: { competitionProgramGuid: first.program }, body, as });
    const { envelope } = await event(key);
    expect(envelope.data).toMatchObject({
      ...{ key, title: 'Светлояр', timeZone: 'Europe/Moscow', isJudged: true },
      programs: [
        {
          ...{ guid: first.program, programKey: keys[0], performanceCount: 2, doneCount: 0 },
          onStage: { number: '1', performer: 'Лось\u00A0А.', pieceTitle: 'Барыня', city: 'Муром' },
        },
        { performanceCount: 1, onStage: null, dateTimeBegin: null },
      ],
    });
    const one = await program(keys[0]!);
    expect(one.envelope.data).toMatchObject({ key, programKey: keys[0], items: [{ activity: 'OnStage' }, {}] });
    for (const text of [envelope, one.envelope].map((said) => JSON.stringify(said))) {
      expect(text).not.toContain('Арина');
      expect(text).not.toContain('Примечание');
    }
    await api.call(CompetitionProgramUpdate, {
      query: { competitionGuid: first.competition },
      body: { competitionProgramGuid: first.program, isFullNames: true },
      as,
    });
    expect((await event(key)).envelope.data!.programs[0]!.onStage!.performer).toBe('Арина Лось');
  });

  it('answers a wrong key in words', async () => {
    for (const key of ['nothing', '../..', 'x'.repeat(64), newGuid()]) {
      const { status, envelope } = await event(key);
      expect(status).toBe(404);
      expect(envelope.errors[0]!.message).toContain('Мобильная программа закрыта');
      expect((await program(key)).status).toBe(404);
    }
    expect((await event('x'.repeat(65))).status).toBe(400);
  });
});

describe('a search', () => {
  it('finds over all programs by name, number, city and piece, by the names that are shown', async () => {
    const { key, keys } = await opened();
    const find = async (searchText: string) =>
      (await api.call(MobileProgramFind, { query: { key, searchText } })).items.map(({ performer }) => performer);
    expect(await find('тропин')).toEqual(['Тропинка']);
    expect(await find('№ 1')).toEqual(['Лось\u00A0А.', 'Тропинка']);
    expect(await find('муром барыня')).toEqual(['Лось\u00A0А.']);
    expect(await find('Арина')).toEqual([]);
    expect(await api.call(MobileProgramFind, { query: { key, searchText: 'калинушка' } })).toMatchObject({
      count: 1,
      items: [{ programKey: keys[0], programTitle: 'II отделение', comesAt: expect.stringMatching(/^2026-11-21T09/) }],
    });
  });
});

describe('a calendar', () => {
  const calendar = async (programKey: string, itemGuid: Guid) => {
    const address = `/api/v1/MobileProgram/GetCalendar?programKey=${programKey}&itemGuid=${itemGuid}`;
    const answer = await fetch(new URL(address, api.url));
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('says the time of one performance, its place and the way back', async () => {
    const { first, second, keys } = await opened();
    const { status, type, text } = await calendar(keys[0]!, first.items[0]!);
    expect({ status, type }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
    expect(text).toContain('DTSTART:20261121T090000Z');
    expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:№\u00A01. Лось\u00A0А.');
    expect(text.replaceAll('\r\n ', '')).toContain(`/program/${keys[0]}#mine`);
    // Another program's performance, and one whose time nobody knows.
    expect((await calendar(keys[0]!, second.items[0]!)).status).toBe(404);
    expect((await calendar(keys[1]!, second.items[0]!)).status).toBe(409);
    expect((await api.send(MobileProgramGetCalendar, { query: { programKey: 'x', itemGuid: newGuid() } })).status).toBe(
      404,
    );
  });
});
