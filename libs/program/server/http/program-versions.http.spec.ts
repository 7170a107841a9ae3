// A published program is a version; the next publication says what has changed, to whom it concerns.

import {
  CompetitionProgramGetProgramColumnsData,
  CompetitionProgramGetVersions,
  CompetitionProgramItemArrange,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  CompetitionProgramPublishVersion,
  CompetitionProgramUpdate,
  PublicProgram,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { changeWords } from '@rampa/program/domain';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeProgram, type MadeProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;
let made: MadeProgram;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api?.stop());
beforeEach(async () => {
  const items = ['Берёзка', 'Узоры', 'Заря', 'Лель'].map((performer) => ({ performer, duration: 570 }));
  made = await makeProgram(api, as, items, { dateTimeBegin: '2026-11-20T07:00:00.000Z' });
});

const ofProgram = () => ({ competitionProgramGuid: made.program });
const show = (isPublished: boolean) =>
  api.call(CompetitionProgramUpdate, {
    ...{ as, query: { competitionGuid: made.competition } },
    body: { ...ofProgram(), isPublished },
  });
const versions = () => api.call(CompetitionProgramGetVersions, { as, query: ofProgram() });
const publish = (tellsMembers = false) =>
  api.send(CompetitionProgramPublishVersion, { as, query: ofProgram(), body: { tellsMembers } });
const update = (item: Guid, body: object) =>
  api.call(CompetitionProgramItemUpdate, {
    as,
    query: ofProgram(),
    body: { competitionProgramItemGuid: item, ...body },
  });
const move = (itemGuid: Guid, ofGuid: Guid) =>
  api.call(CompetitionProgramItemArrange, {
    ...{ as, query: ofProgram() },
    body: { places: [{ itemGuid, side: 'after', ofGuid }] },
  });
const words = (changes: readonly Parameters<typeof changeWords>[0][]) =>
  changes.map((one) => changeWords(one, { timeZone: 'Europe/Moscow', nameOf: () => '' }).replaceAll('\u00A0', ' '));

it('says what was moved, added and withdrawn since people were told, and nothing after they are told', async () => {
  expect((await versions()).pending).toBeNull();
  expect((await publish()).envelope.errors[0]!.code).toBe('programNotPublished');
  await show(true);
  expect(await versions()).toMatchObject({ pending: [], versions: [{ number: 1, changes: [] }] });
  expect((await publish()).envelope.errors[0]!.code).toBe('programUnchanged');
  await move(made.items[0]!, made.items[2]!);
  await update(made.items[3]!, { isWithdrawn: true });
  await api.call(CompetitionProgramItemCreateRange, {
    ...{ as, query: ofProgram() },
    body: { items: [{ performer: 'Новая', duration: 60 }] },
  });
  const said = ['№ 4: снято', '№ 5: добавлено', '№ 1: теперь в 10:20 вместо 10:00', 'Ещё у 2 выступлений другое время, самое большее на 10 минут']; // prettier-ignore
  expect(words((await versions()).pending!)).toEqual(said);
  expect((await publish()).envelope.data).toEqual({ number: 2, changes: 4, told: 0 });
  const after = await versions();
  expect([after.pending, after.versions.map(({ number, changes }) => [number, changes.length])]).toEqual([[], [[2, 4], [1, 0]]]); // prettier-ignore
  const seen = await api.call(PublicProgram, { params: { programGuid: made.program } });
  expect(words(seen.news!.changes)).toEqual(said);
});

it('keeps no name: what is said differently is known by a sum', async () => {
  await show(true);
  await update(made.items[1]!, { performer: 'Узорочье' });
  expect(words((await versions()).pending!)).toEqual(['№ 2: изменились сведения']);
  await publish();
  const kept = await api.database.query('select content, changes from program.version where program_guid = $1', [made.program]); // prettier-ignore
  expect(JSON.stringify(kept)).not.toMatch(/Узор|Берёзка/);
});

it('what was changed while it was closed is said when it is published again', async () => {
  await show(true);
  await show(false);
  await update(made.items[1]!, { isWithdrawn: true });
  expect((await versions()).pending).toBeNull();
  await show(true);
  expect((await versions()).versions.map(({ changes }) => words(changes))).toEqual([['№ 2: снято', 'Ещё у 2 выступлений другое время, самое большее на 10 минут'], []]); // prettier-ignore
});

it('writes only to members whose performances it concerns, and tells each his own', async () => {
  const [first, other] = [await api.member(made.competition), await api.member(made.competition)];
  await update(made.items[0]!, { participantUserGuid: first.guid });
  await update(made.items[1]!, { participantUserGuid: other.guid });
  await show(true);
  await move(made.items[0]!, made.items[3]!);
  expect((await versions()).pendingMembers).toBe(1);
  expect((await publish(true)).envelope.data).toMatchObject({ told: 1 });
  const letters = async (login: string) => (await api.letters(login)).filter(({ kind }) => kind === 'accounts.programChanged'); // prettier-ignore
  const [letter] = await letters(first.login);
  expect(letter!.body.paragraphs.join(' ').replaceAll('\u00A0', ' ')).toContain('№ 1: теперь в 10:30 вместо 10:00');
  expect(await letters(other.login)).toEqual([]);
});

it('a member sees which performances of a published program are his own', async () => {
  const member = await api.member(made.competition);
  await update(made.items[2]!, { participantUserGuid: member.guid });
  await show(true);
  const read = (token: string) => api.call(CompetitionProgramGetProgramColumnsData, { as: token, query: ofProgram() });
  expect((await read(member.token)).own).toEqual([made.items[2]]);
  expect((await read(as)).own).toEqual([]);
});
