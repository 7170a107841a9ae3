// Places of a nomination: who gets one, who waits, whose turn it is, and two at once for the last one.

import {
  ApplicationChangeStatus,
  ApplicationFormChange,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationGetByGuid,
  ApplicationGetPlaces,
  ApplicationQuotaGetByCompetition,
  ApplicationQuotaOffer,
  ApplicationQuotaUpdate,
  ApplicationSetEditing,
  ApplicationSubscribe,
  ApplicationTemplateDeleteBlock,
  ApplicationTemplateDuplicateBlock,
  ApplicationTemplateUpdateField,
  ReferenceBookItemCreate,
  ReferenceBookItemGetMerging,
  ApplicationUnsubscribe,
  ApplicationsFieldsHistoryGetAllByApplication,
  CompetitionCopy,
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionStatusDelete,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionStatusUpdate,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestPerson } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

let api: TestApi;
let sample: EventSample;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
});

const query = () => ({ competitionGuid: sample.event });

function limit(places: number, more: { isAutomatic?: boolean } = {}) {
  const quotas = [{ itemGuid: sample.solo, places }];
  return sample.desk(ApplicationQuotaUpdate, { query: query(), body: { fieldGuid: sample.ids.form, quotas, ...more } });
}

interface Sender {
  person: TestPerson;
  guid: Guid;
}

async function ready(name: string): Promise<Sender> {
  const person = await api.member(sample.event);
  return { person, guid: await sample.filled(name, person.token) };
}

const send = ({ person, guid }: Sender) =>
  api.call(ApplicationSubscribe, { as: person.token, query: { applicationGuid: guid } });
const callBack = ({ person, guid }: Sender) =>
  api.call(ApplicationUnsubscribe, { as: person.token, query: { applicationGuid: guid } });
const placesOf = ({ person, guid }: Sender) =>
  api.call(ApplicationGetPlaces, { as: person.token, query: { applicationGuid: guid } });
const letters = async ({ person }: Sender) => (await api.letters(person.login)).map(({ subject }) => subject);

/** «Новая 2»: the status, and the turn of whoever waits. */
async function stand(sender: Sender): Promise<string> {
  const { status } = await sample.desk(ApplicationGetByGuid, { query: { applicationGuid: sender.guid } });
  const { isWaiting, lines } = await placesOf(sender);
  return `${status?.title ?? ''}${isWaiting ? ` ${lines[0]!.turn}` : ''}`;
}

async function sent(...names: string[]): Promise<Sender[]> {
  const made: Sender[] = [];
  for (const name of names) {
    const one = await ready(name);
    await send(one);
    made.push(one);
  }
  return made;
}

it('who comes when all places are taken waits in the order of sending, and is told before and after', async () => {
  await limit(1);
  const [first, second] = await sent('Первая', 'Вторая');
  const third = await ready('Третья');
  expect(await placesOf(third)).toEqual({
    isWaiting: false,
    lines: [{ itemGuid: sample.solo, title: 'Соло', places: 1, free: 0, turn: 2 }],
  });
  await send(third);
  expect(await Promise.all([first!, second!, third].map(stand))).toEqual([
    'Новая',
    'Лист ожидания 1',
    'Лист ожидания 2',
  ]);
  const { lines, fields } = await sample.desk(ApplicationQuotaGetByCompetition, { query: query() });
  expect(lines[0]).toMatchObject({ title: 'Соло', places: 1, taken: 1, waiting: 2, offers: 0 });
  expect(lines[1]).toMatchObject({ title: 'Ансамбль', places: null, waiting: 0 });
  expect(fields).toMatchObject([{ title: 'Форма', block: 'Номер' }]);
});

it('two who set them up at once keep each what he wrote, and of one line the second is told', async () => {
  await limit(1);
  const fieldGuid = sample.ids.form;
  const read = async () => {
    const { lines, isAutomatic } = await sample.desk(ApplicationQuotaGetByCompetition, { query: query() });
    const quotas = lines.flatMap((one) =>
      one.fieldGuid === fieldGuid && one.places !== null ? [{ itemGuid: one.itemGuid, places: one.places }] : [],
    );
    return { fieldGuid, isAutomatic, quotas };
  };
  const base = await read();
  const [solo, ensemble] = (await sample.desk(ApplicationQuotaGetByCompetition, { query: query() })).lines.map(
    ({ itemGuid }) => itemGuid,
  );
  const write = (more: object) => ({ query: query(), body: { ...base, ...more, base }, as: sample.boss.token });
  await api.call(ApplicationQuotaUpdate, write({ quotas: [{ itemGuid: solo, places: 5 }] }));
  // The second one has read «Соло: 1» before.
  await api.call(ApplicationQuotaUpdate, write({ isAutomatic: true, quotas: [...base.quotas, { itemGuid: ensemble, places: 2 }] })); // prettier-ignore
  const both = [
    { itemGuid: solo, places: 5 },
    { itemGuid: ensemble, places: 2 },
  ];
  expect(await read()).toEqual({ fieldGuid, isAutomatic: true, quotas: both });
  const { status, envelope } = await api.send(
    ApplicationQuotaUpdate,
    write({ quotas: [{ itemGuid: solo, places: 9 }] }),
  );
  expect([status, envelope.errors[0]]).toMatchObject([
    409,
    { code: 'staleVersion', field: `places.${fieldGuid}_${solo}` },
  ]);
  expect((await read()).quotas).toEqual(both);
});

it('a place that comes free is given by one press to the first who waits, with a letter', async () => {
  await limit(1);
  const [first, second, third] = await sent('Первая', 'Вторая', 'Третья');
  const offer = () => sample.desk(ApplicationQuotaOffer, { query: query(), body: { itemGuid: sample.solo } });
  expect(await offer()).toEqual({ offered: 0 });
  await callBack(first!);
  // A newcomer does not overtake the applications that already wait.
  const [late] = await sent('Поздняя');
  expect(await stand(late!)).toBe('Лист ожидания 3');
  expect(await offer()).toEqual({ offered: 1 });
  expect(await offer()).toEqual({ offered: 0 });
  expect(await Promise.all([second!, third!, late!].map(stand))).toEqual([
    'Новая',
    'Лист ожидания 1',
    'Лист ожидания 2',
  ]);
  expect((await letters(second!)).toSorted()).toEqual([
    'Заявка № 2 «Вторая»: Лист ожидания',
    'Заявка № 2 «Вторая»: Новая',
  ]);
  expect(await letters(first!)).toEqual([]);
  expect(JSON.stringify(await api.letters(second!.person.login))).toContain(
    'Место освободилось, теперь оно ваше: «Соло».',
  );
  expect(await letters(third!)).toEqual(['Заявка № 3 «Третья»: Лист ожидания']);
});

it('or by itself: of who calls back, of who is declined, of more places', async () => {
  await limit(2, { isAutomatic: true });
  const [first, second, third, fourth, fifth] = await sent('Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая');
  await callBack(first!);
  expect(await Promise.all([third!, fourth!].map(stand))).toEqual(['Новая', 'Лист ожидания 1']);
  // It is nobody's word, and no change of the member's.
  const { collection } = await sample.desk(ApplicationsFieldsHistoryGetAllByApplication, {
    query: { applicationGuid: third!.guid },
  });
  expect(collection.find(({ kind }) => kind === 'status')).toMatchObject({ authorName: 'портал', isOrganizer: true });
  const changed = await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
    query: query(),
    body: { isChanged: true },
  });
  expect(changed.collection).toEqual([]);
  const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: query() });
  const declined = statuses.find(({ role }) => role === 'declined')!;
  await sample.desk(ApplicationChangeStatus, {
    query: { applicationGuid: second!.guid },
    body: { competitionStatusGuid: declined.guid },
  });
  expect(await Promise.all([second!, fourth!, fifth!].map(stand))).toEqual(['Отклонена', 'Новая', 'Лист ожидания 1']);
  await limit(3, { isAutomatic: true });
  expect(await stand(fifth!)).toBe('Новая');
  // Whoever has called back and comes again stands last.
  await send(first!);
  expect(await stand(first!)).toBe('Лист ожидания 1');
});

it('or of a status that goes away or means something else from now on', async () => {
  await limit(2, { isAutomatic: true });
  const [first, second, third, fourth] = await sent('Первая', 'Вторая', 'Третья', 'Четвёртая');
  const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: query() });
  const accepted = statuses.find(({ isAccepted }) => isAccepted)!;
  const declined = statuses.find(({ role }) => role === 'declined')!;
  const plain = statuses.filter(({ role, isAccepted }) => role === null && !isAccepted).at(-1)!;
  for (const [sender, { guid }] of [
    [first!, accepted],
    [second!, plain],
  ] as const)
    // prettier-ignore
    await sample.desk(ApplicationChangeStatus, {
      query: { applicationGuid: sender.guid },
      body: { competitionStatusGuid: guid },
    });
  const replaced = { competitionStatusGuid: accepted.guid, replacementGuid: declined.guid };
  await sample.desk(CompetitionStatusDelete, { query: replaced });
  expect(await Promise.all([first!, third!, fourth!].map(stand))).toEqual(['Отклонена', 'Новая', 'Лист ожидания 1']);
  const { guid, order: _, useCount: __, ...said } = plain;
  await sample.desk(CompetitionStatusUpdate, { body: { competitionStatusGuid: guid, ...said, role: 'declined' } });
  expect(await stand(fourth!)).toBe('Новая');
  expect(JSON.stringify(await api.letters(third!.person.login))).toContain('Место освободилось');
});

it('or of a correction that leaves a place: another line, a performance taken away', async () => {
  await limit(2, { isAutomatic: true });
  const [first, second, third] = await sent('Первая', 'Вторая', 'Третья');
  const open = (one: Sender) =>
    sample.desk(ApplicationSetEditing, { query: { applicationGuid: one.guid }, body: { isOpened: true } });
  await open(first!);
  await sample.save(first!.guid, 'form', { valueGuids: [sample.group] }, first!.person.token);
  expect(await stand(third!)).toBe('Новая');
  const [fourth] = await sent('Четвёртая');
  expect(await stand(fourth!)).toBe('Лист ожидания 1');
  // The organizer's own correction as well.
  const [block] = (
    await sample.desk(ApplicationGetApplicationJsonForOrganizer, { query: { applicationGuid: second!.guid } })
  ).items[1]!.blocks;
  const asked = { applicationGuid: second!.guid, applicationBlockGuid: block!.applicationBlockGuid };
  await sample.desk(ApplicationTemplateDuplicateBlock, { query: asked, body: { withValues: false } });
  expect(await stand(fourth!)).toBe('Лист ожидания 1');
  await sample.desk(ApplicationTemplateDeleteBlock, { query: { applicationBlockGuid: block!.applicationBlockGuid } });
  expect(await stand(fourth!)).toBe('Новая');
});

it('a copy of the event has as many places, by its own field', async () => {
  await limit(2, { isAutomatic: true });
  const body = { title: 'Светлояр', beginDate: '2028-03-20', endDate: '2028-03-22' };
  const { guid: competitionGuid } = await sample.desk(CompetitionCopy, { query: query(), body });
  const before = await sample.desk(ApplicationQuotaGetByCompetition, { query: query() });
  const after = await sample.desk(ApplicationQuotaGetByCompetition, { query: { competitionGuid } });
  expect(after).toMatchObject({ isAutomatic: true, fields: [{ guid: after.fieldGuid, title: 'Форма' }] });
  expect(after.fieldGuid).not.toBe(before.fieldGuid);
  expect(after.lines.map(({ title, places }) => [title, places])).toEqual([
    ['Соло', 2],
    ['Ансамбль', null],
  ]);
});

it('of two who send at once for the last place exactly one gets it', async () => {
  await limit(0);
  for (let round = 1; round <= 6; round++) {
    await limit(round);
    const pair = await Promise.all(['Одна', 'Другая', 'Третья'].map((name) => ready(`${name} ${round}`)));
    await Promise.all(pair.map(send));
    const stands = (await Promise.all(pair.map(stand))).toSorted();
    expect(stands).toEqual(['Лист ожидания 1', 'Лист ожидания 2', 'Новая']);
    await Promise.all(pair.map(async (one) => ((await stand(one)) === 'Новая' ? null : callBack(one))));
  }
});

it('nor of those who have called back and come again at once', async () => {
  await limit(4);
  const all = await sent('Первая', 'Вторая', 'Третья', 'Четвёртая');
  for (let round = 1; round <= 4; round++) {
    await Promise.all(all.map(callBack));
    await limit(1);
    await Promise.all(all.map(send));
    const stands = await Promise.all(all.map(stand));
    expect(stands.filter((one) => one === 'Новая')).toHaveLength(1);
  }
});

it('two presses at once give one place once', async () => {
  await limit(1);
  const [first] = await sent('Первая', 'Вторая', 'Третья');
  await callBack(first!);
  const offers = await Promise.all(
    Array.from({ length: 4 }, () => sample.desk(ApplicationQuotaOffer, { query: query(), body: {} })),
  );
  expect(offers.reduce((sum, { offered }) => sum + offered, 0)).toBe(1);
});

it('a correction of what was sent takes no place that there is not', async () => {
  const { solo, group } = sample;
  await limit(1);
  await sent('Первая');
  const other = await ready('Вторая');
  await sample.save(other.guid, 'form', { valueGuids: [group] }, other.person.token);
  await sample.save(other.guid, 'count', { value: '4' }, other.person.token);
  await send(other);
  expect(await stand(other)).toBe('Новая');
  const body = { guid: sample.ids.form, applicationGuid: other.guid, valueGuids: [solo] };
  const { status, envelope } = await api.send(ApplicationTemplateUpdateField, { as: other.person.token, body });
  expect([status, envelope.errors[0]]).toMatchObject([
    409,
    { code: 'placesFull', message: 'Мест больше нет: «Соло».' },
  ]);
  // The organizer's word is enough.
  await sample.desk(ApplicationTemplateUpdateField, { body });
});

it('no places are counted without a status to wait in, nor by a field that offers no lines', async () => {
  const refused = (fieldGuid: Guid) =>
    api.send(ApplicationQuotaUpdate, { as: sample.boss.token, query: query(), body: { fieldGuid } });
  expect(await refused(sample.ids.city)).toMatchObject({
    status: 409,
    envelope: { errors: [{ code: 'formPartGone' }] },
  });
  const statuses = await sample.desk(CompetitionStatusGetAllByCompetitionGuid, { query: query() });
  const competitionStatusGuid = statuses.find(({ role }) => role === 'waiting')!.guid;
  await sample.desk(CompetitionStatusDelete, { query: { competitionStatusGuid } });
  expect(await refused(sample.ids.form)).toMatchObject({ envelope: { errors: [{ code: 'waitingStatusAbsent' }] } });
});

it('holds the lines that it names: what people have chosen is not merged into another', async () => {
  const body = { referenceBookGuid: sample.book, title: 'Дуэт' };
  const { guid: duet } = await sample.desk(ReferenceBookItemCreate, { body });
  await sample.filled();
  const merging = { body: { referenceBookItemGuid: duet, otherGuids: [sample.solo] } };
  expect((await sample.desk(ReferenceBookItemGetMerging, merging)).staying).toEqual([]);
  await limit(3);
  expect(await sample.desk(ReferenceBookItemGetMerging, merging)).toMatchObject({
    moving: [],
    staying: [{ why: 'этой строке отведены места' }],
  });
  await sample.change({ do: 'changeField', guid: sample.ids.count, values: { rule: null } });
  const values = { kind: 'Text', bookGuid: null } as const;
  const edits = [{ do: 'replaceField', guid: sample.ids.form, copyGuid: newGuid(), values } as const];
  const replacing = { formGuid: sample.formGuid, changeGuid: newGuid(), revision: sample.revision, edits };
  expect(await sample.refusal(ApplicationFormChange, { as: sample.boss.token, body: replacing })).toMatchObject({
    code: 'formInvalid',
    errors: [{ message: expect.stringContaining('«Форма» указано в местах') as string }],
  });
});
