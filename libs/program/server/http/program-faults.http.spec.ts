// «Что не так в программе»: the same people in one program and in others, lengths, recordings and ages.

import {
  CompetitionProgramGetFaults,
  CompetitionProgramItemCreateRange,
  ReferenceBookCreate,
  ReferenceBookItemCreate,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppliedEvent } from '../testing/applied-event.ts';

let api: TestApi;
let event: AppliedEvent;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  event = await AppliedEvent.make(api);
});

const faults = (competitionProgramGuid: Guid) =>
  api.call(CompetitionProgramGetFaults, { query: { competitionProgramGuid }, as: event.as });
const add = (program: Guid, performers: readonly string[]) =>
  api.call(CompetitionProgramItemCreateRange, {
    ...{ query: { competitionProgramGuid: program }, as: event.as },
    body: { items: performers.map((performer) => ({ performer, duration: 180 })) },
  });

it('knows who stands in several performances, in programs that go on beside this one too', async () => {
  const dateTimeBegin = '2027-03-20T07:00:00.000Z';
  const { guid: program } = await event.program({ dateTimeBegin });
  const { guid: other } = await event.program({ title: 'Малая сцена', dateTimeBegin, gap: 0 });
  const { guid: untimed } = await event.program({ title: 'Без времени' });
  await add(program, ['Мельникова Арина', 'Ансамбль «Лель»', 'Воронов Степан и Арина Мельникова']);
  const { guids } = await add(other, ['Узоры', 'Степан Воронов']);
  await add(untimed, ['Степан Воронов']);
  const { people, items, elsewhere } = await faults(program);
  expect(items.map((one) => one.people.map((at) => people[at]))).toEqual([
    ['Мельникова Арина'],
    ['Ансамбль «Лель»'],
    ['Воронов Степан', 'Мельникова Арина'],
  ]);
  expect(elsewhere.map(({ person, ...one }) => ({ ...one, person: people[person] }))).toEqual([
    {
      ...{
        person: 'Воронов Степан',
        itemGuid: guids[1]!,
        programTitle: 'Малая сцена',
        label: '№\u00A02 Степан Воронов',
      },
      ...{ startAt: '2027-03-20T07:03:00.000Z', endAt: '2027-03-20T07:06:00.000Z' },
    },
  ]);
});

it('names what is too long, without its recording and of another age, of applications alone', async () => {
  const { sample } = event;
  const { guid: book } = await sample.desk(ReferenceBookCreate, { body: { title: 'Возраст', hasAges: true } });
  const { guid: young } = await sample.desk(ReferenceBookItemCreate, {
    body: { referenceBookGuid: book, title: '7–9 лет', ageFrom: 7, ageTo: 9 },
  });
  const [age, music, birth] = [newGuid(), newGuid(), newGuid()];
  await sample.change(
    { do: 'changeField', guid: event.fields.age, values: { tag: null } },
    { do: 'addField', guid: age, blockGuid: sample.ids.piece, kind: 'ReferenceBook', bookGuid: book, title: 'Группа', tag: 'ageCategory' }, // prettier-ignore
    { do: 'addField', guid: music, blockGuid: sample.ids.piece, kind: 'Attachment', title: 'Фонограмма', tag: 'music', option: { seconds: 200 } }, // prettier-ignore
    { do: 'changeBlock', guid: sample.ids.person, values: { min: 1 } },
    { do: 'addField', guid: birth, blockGuid: sample.ids.person, kind: 'Text', title: 'Родился', tag: 'personBirthDate', option: { format: 'date' } }, // prettier-ignore
  );
  const application = await event.application('Берёзка', [{ title: 'Калинка', duration: '3:42' }]);
  await event.save(application, age, { valueGuids: [young] });
  await event.save(application, sample.ids.fullName, { value: 'Мельникова Арина' });
  await event.save(application, birth, { value: '2012-05-01' });
  const { guid: program } = await event.program({ nominationGuids: [event.dance] });
  await add(program, ['Калинушка']);
  const { people, items } = await faults(program);
  const tooLong = { overLimit: 22, limit: 200, recorded: null };
  const unknown = { overLimit: 0, limit: null, recorded: null };
  expect(items.map(({ itemGuid: _, ...one }) => one)).toEqual([
    {
      applicationGuid: application,
      people: [0],
      ...tooLong,
      lacksRecording: true,
      outsideAges: [{ name: 'Мельникова Арина', age: 14 }],
    },
    { applicationGuid: null, people: [1], ...unknown, lacksRecording: false, outsideAges: [] },
  ]);
  expect(people).toEqual(['Мельникова Арина', 'Калинушка']);

  // As many of another age as the form lets in are no fault.
  await sample.change({ do: 'changeField', guid: age, values: { option: { otherAges: 100 } } });
  expect((await faults(program)).items[0]).toMatchObject({ outsideAges: [] });
});

it('is told to the organizer of the event alone, of a program that is his', async () => {
  const { guid } = await event.program();
  const stranger = (await api.organizer()).token;
  const query = { competitionProgramGuid: guid };
  expect((await api.send(CompetitionProgramGetFaults, { query, as: stranger })).status).toBe(404);
  expect((await api.send(CompetitionProgramGetFaults, { query, as: event.sample.member.token })).status).toBe(403);
});
