// A member fills his application in: nothing is lost, two devices see each other, and what is wrong is said in words.

import {
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationSubmit,
  ApplicationTemplateAddBlock,
  ApplicationTemplateUpdateField,
} from '@rampa/contract';
import { filling } from '@rampa/applications/domain';
import type { Form } from '@rampa/forms/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import emptyIsNotFilled from '../migrations/20261130181000-empty-is-not-filled.sql?raw';

let api: TestApi;
let sample: EventSample;
let application: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  application = await sample.begin();
});

const refused = (field: keyof EventSample['ids'], sent: object) =>
  sample.refusal(ApplicationTemplateUpdateField, {
    body: { guid: sample.ids[field], applicationGuid: application, ...sent },
  });

describe('a new application', () => {
  it('has the blocks that the form asks for, and an untouched one is answered again', async () => {
    expect(await sample.begin()).toBe(application);
    const both = await Promise.all([1, 2, 3].map(() => sample.begin()));
    expect(new Set(both)).toEqual(new Set([application]));
    const { application: head, items, isEditingEnable } = await sample.read(application);
    expect(head).toMatchObject({ state: 'Draft', number: null, percent: 0, competitionTitle: 'Светлояр' });
    expect(isEditingEnable).toBe(true);
    expect(items.map(({ title, blocks, procentOfFilling }) => [title, blocks.length, procentOfFilling])).toEqual([
      ['Коллектив', 1, 0],
      ['Номер', 1, 0],
    ]);
  });

  it('with its first answer is one, and the next one begins anew', async () => {
    const saved = await sample.save(application, 'name', { value: ' Берёзка ' });
    expect(saved).toMatchObject({ state: 'Submitted', percent: 50, revision: 1, r: 1 });
    expect(saved.sections[0]).toEqual({ guid: sample.ids.club, procentOfFilling: 100, allowNextPage: true });
    expect((await sample.read(application)).application.title).toBe('Берёзка');
    expect(await sample.begin()).not.toBe(application);
  });

  it('is not filled while nothing is asked and nothing answered, nor is one of before', async () => {
    for (const name of ['name', 'form'] as const)
      await sample.change({ do: 'changeField', guid: sample.ids[name], values: { isRequired: false } });
    const { token: as } = await api.member(sample.event);
    const [guid, other] = [await sample.begin(as), await sample.filled()];
    const percents = () =>
      api.database.query('select percent from applications.application where guid = any ($1) order by guid = $2', [
        [guid, other],
        other,
      ]);
    expect(await percents()).toEqual([{ percent: 0 }, { percent: 100 }]);
    await sample.save(guid, 'secret', { value: 'Для своих' }, sample.boss.token);
    await api.database.query('update applications.application set percent = 100 where guid = $1', [guid]);
    await api.database.query(emptyIsNotFilled);
    expect(await percents()).toEqual([{ percent: 0 }, { percent: 100 }]);
    expect(await sample.save(guid, 'city', { value: 'Буй' }, as)).toMatchObject({ percent: 100 });
  });

  it('is not made where there is no form, nor by who takes no part', async () => {
    const stranger = await api.member();
    const query = { competitionGuid: sample.event };
    expect(await sample.refusal(ApplicationSubmit, { query, as: stranger.token })).toMatchObject({ status: 404 });
  });
});

describe('a saved field', () => {
  it('sent again is done once; the same guid for another answer is refused', async () => {
    const changeGuid = newGuid();
    const first = await sample.save(application, 'name', { value: 'Берёзка', changeGuid, baseRevision: 0 });
    await sample.save(application, 'name', { value: 'Берёзонька', baseRevision: 1 });
    const again = await sample.save(application, 'name', { value: 'Берёзка', changeGuid, baseRevision: 0 });
    expect([again.r, again.revision]).toEqual([first.r, 2]);
    expect((await sample.fields(application, 'name'))[0]!.value).toBe('Берёзонька');
    expect(await refused('name', { value: 'Иное', changeGuid })).toMatchObject({ status: 409, code: 'changeReused' });
  });

  it('of two devices: the second one learns both answers and nothing is written', async () => {
    await sample.save(application, 'name', { value: 'С телефона', baseRevision: 0 });
    const { errors, ...late } = await refused('name', { value: 'С ноутбука', baseRevision: 0 });
    expect(late).toMatchObject({ status: 409, code: 'fieldConflict' });
    expect(errors[0]).toMatchObject({
      message: 'Поле «Название» успели изменить. Последняя правка: Иванова Мария Петровна.',
      customData: {
        r: 1,
        mine: { value: 'С ноутбука' },
        theirs: { value: 'С телефона' },
        authorGuid: sample.member.guid,
      },
    });
    expect((await sample.fields(application, 'name'))[0]).toMatchObject({ value: 'С телефона', r: 1 });
    expect(await sample.save(application, 'name', { value: 'С ноутбука', baseRevision: 1 })).toMatchObject({ r: 2 });
  });

  it('of two devices with the same words is no conflict', async () => {
    await sample.save(application, 'city', { value: 'Тверь', baseRevision: 0 });
    expect(await sample.save(application, 'city', { value: 'Тверь', baseRevision: 0 })).toMatchObject({
      r: 1,
      revision: 1,
    });
  });

  it('that was cleared is known to the other device as well', async () => {
    await sample.save(application, 'city', { value: 'Тверь', baseRevision: 0 });
    const cleared = await sample.save(application, 'city', { value: '', baseRevision: 1 });
    expect((await sample.fields(application, 'city'))[0]).toMatchObject({ value: '', filled: false, r: cleared.r });
    expect(await refused('city', { value: 'Омск', baseRevision: 1 })).toMatchObject({ code: 'fieldConflict' });
    await sample.save(application, 'city', { value: 'Омск', baseRevision: cleared.r });
    expect((await sample.fields(application, 'city'))[0]!.value).toBe('Омск');
  });

  it('twenty devices at once: one answer stands, nineteen are told, none is lost silently', async () => {
    const sent = Array.from({ length: 20 }, (_, at) => `Ответ ${at}`);
    const answers = await Promise.all(sent.map((value) => refused('name', { value, baseRevision: 0 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'fieldConflict')).toHaveLength(19);
    const winner = sent[answers.findIndex(({ status }) => status === 200)];
    expect((await sample.fields(application, 'name'))[0]!.value).toBe(winner);
  });

  it('two fields at once both stand', async () => {
    const both = ['name', 'city'] as const;
    await Promise.all(both.map((field) => sample.save(application, field, { value: field, baseRevision: 0 })));
    for (const field of both) expect((await sample.fields(application, field))[0]!.value).toBe(field);
  });
});

describe('a form as the checklist sends it', () => {
  async function sent(form: FormData | string, type?: string) {
    const headers = { authorization: `Bearer ${sample.member.token}`, ...(type ? { 'content-type': type } : {}) };
    const path = `/api/v1/${ApplicationTemplateUpdateField.path}`;
    const answer = await fetch(new URL(path, api.url), { method: 'POST', headers, body: form });
    return { status: answer.status, envelope: (await answer.json()) as { errors: { message: string }[] } };
  }
  function formOf(entries: readonly (readonly [string, string])[]): FormData {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return form;
  }

  it('saves a text, and chosen lines with what is said of each', async () => {
    await sample.change({
      ...{ do: 'changeField', guid: sample.ids.form },
      values: { option: { count: 2, hasQuantity: true, hasText: true } },
    });
    const head = [
      ['ApplicationGuid', application],
      ['ApplicationBlockGuid', ''],
    ] as const;
    const text = [
      ['Guid', sample.ids.name],
      ['ValueTypes', 'Text'],
      ['Value', 'Берёзка'],
      ['File', ''],
    ] as const;
    expect((await sent(formOf([...text, ...head]))).status).toBe(200);
    const chosen = [
      ...[
        ['Guid', sample.ids.form],
        ['ValueTypes', 'ReferenceBook'],
        ['Value', ''],
      ],
      ...[
        ['ValueGuids[]', sample.solo],
        ['ValueGuids[]', sample.group],
        ['SumIntFields[]', '2'],
        ['SumIntFields[]', '1'],
      ],
      ...[
        ['SumStringFields[]', 'Анна'],
        ['SumStringFields[]', 'все'],
      ],
    ] as [string, string][];
    expect((await sent(formOf([...chosen, ...head]))).status).toBe(200);
    expect((await sample.fields(application, 'name'))[0]!.value).toBe('Берёзка');
    expect((await sample.fields(application, 'form'))[0]).toMatchObject({
      ...{ valueGuids: [sample.solo, sample.group], sumIntFields: [2, 1], sumStringFields: ['Анна', 'все'] },
    });
  });

  it('is refused in words where it is broken, brings a file, or says more than a field', async () => {
    const head = [
      ['Guid', sample.ids.name],
      ['ApplicationGuid', application],
    ] as const;
    const file = formOf(head);
    file.append('File', new Blob(['music']), 'music.mp3');
    const answers = [
      await sent(file),
      await sent(formOf([...head, ['Value', 'ж'.repeat(100_000)]])),
      await sent(formOf([...head, ['__proto__', 'x']])),
      await sent('сломано', 'multipart/form-data; boundary=x'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(answers[0]!.envelope.errors[0]!.message).toContain('по частям');
    expect(answers.every(({ envelope }) => /[а-я]/.test(envelope.errors[0]!.message))).toBe(true);
    expect((await sample.read(application)).application.revision).toBe(0);
  });
});

describe('what is hidden', () => {
  const shown = async () => (await sample.fields(application, 'count'))[0]!;

  it('is kept, owed by nobody, and comes back with its answer', async () => {
    await sample.save(application, 'form', { valueGuids: [sample.group] });
    await sample.save(application, 'count', { value: '12' });
    await sample.save(application, 'form', { valueGuids: [sample.solo] });
    expect(await shown()).toMatchObject({ visible: false, required: false, value: '12' });
    const [row] = await api.database.query<{ hidden: string[] }>(
      `select hidden from applications.block where application_guid = $1 and answers ? 'f6'`,
      [application],
    );
    expect(row!.hidden).toEqual(['f6']);
    await sample.save(application, 'form', { valueGuids: [sample.group] });
    expect(await shown()).toMatchObject({ visible: true, value: '12' });
  });

  it('may still be written by a device that has not heard of it', async () => {
    await sample.save(application, 'count', { value: '8' });
    expect(await shown()).toMatchObject({ visible: false, value: '8' });
  });
});

describe('is refused in words, and nothing is lost:', () => {
  it.each<[string, keyof EventSample['ids'], object, string, string]>([
    ['a number that is none', 'count', { value: 'много' }, 'answerInvalid', 'Число до тысячных, например 9,5.'],
    [
      'a line of nobody’s book',
      'form',
      { valueGuids: [newGuid()] },
      'answerInvalid',
      'Этой строки в справочнике нет. Выберите другую.',
    ],
    ['too many lines', 'form', { valueGuids: [newGuid(), newGuid()] }, 'answerInvalid', 'Выберите одно.'],
    [
      'an answer of another kind',
      'form',
      { valueTypes: 'Text', value: 'Соло' },
      'answerInvalid',
      'Здесь ответ другого вида. Ответьте заново.',
    ],
    [
      'a text that is too long',
      'name',
      { value: 'ж'.repeat(600) },
      'answerInvalid',
      'Не длиннее 500\u00a0знаков, сейчас 600.',
    ],
  ])('%s', async (_, field, sent, code, message) => {
    expect(await refused(field, sent)).toMatchObject({ status: 422, code, errors: [{ message }] });
    expect((await sample.read(application)).application.revision).toBe(0);
  });

  it('a field that the form has lost under an open page, and its answer waits', async () => {
    await sample.save(application, 'city', { value: 'Тверь' });
    await sample.change({ do: 'removeField', guid: sample.ids.city });
    expect(await refused('city', { value: 'Омск' })).toMatchObject({ status: 409, code: 'formPartGone' });
    const { removed } = await sample.desk(ApplicationGetApplicationJsonForOrganizer, {
      query: { applicationGuid: application },
    });
    expect(removed).toMatchObject([{ title: 'Город', text: 'Тверь' }]);
    await sample.change({ do: 'restoreField', guid: sample.ids.city });
    expect((await sample.fields(application, 'city'))[0]!.value).toBe('Тверь');
  });

  it('names with emoji and letters from right to left stand; invisible ones go', async () => {
    await sample.save(application, 'name', { value: 'Ан\u200bсамбль 🎭 שלום' });
    expect((await sample.fields(application, 'name'))[0]!.value).toBe('Ансамбль 🎭 שלום');
  });
});

describe('the organizer’s own field', () => {
  it('does not exist for a member, and is written by the organizer', async () => {
    expect(await refused('secret', { value: 'подсмотрел' })).toMatchObject({ status: 404 });
    await sample.save(application, 'secret', { value: 'сильный' }, sample.boss.token);
    expect(JSON.stringify(await sample.read(application))).not.toMatch(/сильный|Заметка жюри/);
    const theirs = await sample.desk(ApplicationGetApplicationJsonForOrganizer, {
      query: { applicationGuid: application },
    });
    expect(JSON.stringify(theirs)).toMatch(/сильный/);
  });
});

it('a rule about the organizer’s own field decides in a member’s page as on the server, and tells him neither', async () => {
  await sample.change(
    { do: 'changeField', guid: sample.ids.city, values: { rule: { visible: { field: 10, eq: 'финал' } } } },
    { do: 'changeField', guid: sample.ids.title, values: { rule: { required: { field: 10, filled: true } } } },
  );
  const pages = async () => {
    const { form, items } = await sample.read(application);
    const blocks = items.flatMap((section) =>
      section.blocks.map(({ applicationBlockGuid, guid, parentKey }) => ({
        ...{ guid: applicationBlockGuid, blockGuid: guid, parentGuid: parentKey, answers: {} },
      })),
    );
    const { sections } = filling(form as Form, blocks, { state: 'Draft', status: '' });
    const ours = sections.flatMap(({ fields }) => fields.map(({ field, isVisible, isRequired }) => [field.guid, isVisible, isRequired])); // prettier-ignore
    const theirs = items.flatMap(({ fields }) =>
      fields.map(({ guid, visible, required }) => [guid, visible, required]),
    );
    expect(ours).toEqual(theirs);
    expect(JSON.stringify(form)).not.toMatch(/финал|"field":10\b/);
    return new Map(theirs.map(([guid, ...states]) => [guid, states]));
  };
  const before = await pages();
  expect([before.get(sample.ids.city), before.get(sample.ids.title)]).toEqual([
    [false, false],
    [true, false],
  ]);
  await sample.save(application, 'secret', { value: 'финал' }, sample.boss.token);
  const after = await pages();
  expect([after.get(sample.ids.city), after.get(sample.ids.title)]).toEqual([
    [true, false],
    [true, true],
  ]);
});

it('a member of another organizer, one of this event, and a guessed guid are answered alike', async () => {
  const other = await EventSample.make(api);
  const neighbour = await api.member(sample.event);
  const body = { guid: sample.ids.name, applicationGuid: application, value: 'чужое' };
  for (const as of [other.member.token, other.boss.token, neighbour.token])
    expect(await sample.refusal(ApplicationTemplateUpdateField, { body, as })).toMatchObject({
      status: 404,
      code: 'notFound',
    });
  expect(
    await sample.refusal(ApplicationTemplateUpdateField, { body: { ...body, applicationGuid: newGuid() } }),
  ).toMatchObject({ status: 404 });
  const foreign = await other.filled();
  expect(
    await sample.refusal(ApplicationTemplateUpdateField, { body: { ...body, applicationGuid: foreign } }),
  ).toMatchObject({ status: 404 });
  const [block] = (await other.read(foreign)).items[0]!.blocks;
  expect(await refused('name', { value: 'чужое', applicationBlockGuid: block!.applicationBlockGuid })).toMatchObject({
    status: 404,
  });
  expect((await sample.read(application)).application.revision).toBe(0);
});

it('answers are indexed as they stand: recomputed, the index is the same', async () => {
  await sample.save(application, 'form', { valueGuids: [sample.group] });
  await sample.save(application, 'form', { valueGuids: [sample.solo] });
  await sample.save(application, 'name', { value: 'Берёзка' });
  const index = await api.database.query(
    'select n, item_guid, is_hidden from applications.answer_item where application_guid = $1',
    [application],
  );
  expect(index).toEqual([{ n: 5, item_guid: sample.solo, is_hidden: false }]);
});

describe('a block that the form may have none of', () => {
  const add = (blockGuid: Guid, parentGuid: Guid | null, changeGuid?: Guid) => ({
    query: { applicationGuid: application },
    body: { blockGuid, parentGuid, ...(changeGuid ? { changeGuid } : {}) },
  });

  it('gets its first one, in the block that is named, once however often it is asked for', async () => {
    const piece = (await sample.read(application)).items[1]!.blocks[0]!.applicationBlockGuid;
    const changeGuid = newGuid();
    const first = await sample.own(ApplicationTemplateAddBlock, add(sample.ids.person, piece, changeGuid));
    const again = await sample.own(ApplicationTemplateAddBlock, add(sample.ids.person, piece, changeGuid));
    expect(again.applicationBlockGuid).toBe(first.applicationBlockGuid);
    await sample.own(ApplicationTemplateAddBlock, add(sample.ids.person, piece));
    const { items, application: head } = await sample.read(application);
    expect(items[1]!.blocks.map(({ title, number, parentKey }) => [title, number, parentKey])).toEqual([
      ['Номер', 1, null],
      ['Участник', 1, piece],
      ['Участник', 2, piece],
    ]);
    expect(head.state).toBe('Submitted');
  });

  it('is refused above its most, outside its parent and of no form', async () => {
    const piece = (await sample.read(application)).items[1]!.blocks[0]!.applicationBlockGuid;
    const refusal = async (blockGuid: Guid, parentGuid: Guid | null) =>
      (await sample.refusal(ApplicationTemplateAddBlock, add(blockGuid, parentGuid))).code;
    expect(await refusal(sample.ids.person, null)).toBe('blockGone');
    expect(await refusal(sample.ids.club, null)).toBe('blockMost');
    expect(await refusal(newGuid(), null)).toBe('notFound');
    expect(await refusal(sample.ids.club, newGuid())).toBe('notFound');
    for (let count = 0; count < 4; count++)
      await sample.own(ApplicationTemplateAddBlock, add(sample.ids.person, piece));
    expect(await refusal(sample.ids.person, piece)).toBe('blockMost');
  });
});
