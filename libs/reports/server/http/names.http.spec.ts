// Names in a published report: whole by consent alone, and shortened by what the form or a column says of a field.

import { CONSENTS } from '@rampa/accounts/domain';
import {
  ApplicationCreateForEmail,
  ApplicationSubscribe,
  ApplicationTemplateAddBlock,
  ApplicationTemplateUpdateField,
  ChildConsentGetByApplication,
  ChildConsentGive,
  PublicReport,
  ReportColumnCreate,
  ReportColumnFieldAttach,
  ReportCreate,
  ReportUpdate,
  UserGiveConsent,
  type ColumnTag,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EventSample } from '../../../applications/testing/event-sample.ts';

const LEL = 'Ансамбль «Лель», солистка Мельникова Арина';
const SHORT_LEL = 'Ансамбль «Лель», солистка Мельникова\u00A0А.';
const THEATRE = 'Театр песни Анны Ветровой';
const SHORT_THEATRE = 'Театр песни А.\u00A0Ветровой';

let api: TestApi;
let sample: EventSample;
let born: Guid;
let teacher: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  [born, teacher] = [newGuid(), newGuid()];
  const { ids } = sample;
  const option = { format: 'date' } as const;
  await sample.change(
    { do: 'changeField', guid: ids.name, values: { tag: 'collective', isPersonal: false } },
    { do: 'changeField', guid: ids.fullName, values: { tag: 'personFullName', isPersonal: false } },
    { do: 'addField', guid: born, blockGuid: ids.person, kind: 'Text', title: 'Родился', tag: 'personBirthDate', option }, // prettier-ignore
    { do: 'addField', guid: teacher, blockGuid: ids.piece, kind: 'Text', title: 'Педагог' },
    { do: 'changeField', guid: teacher, values: { isPersonal: false } },
  );
});

/** Published, a row for each application, a column for each field. */
async function report(...fields: [Guid, (ColumnTag | null)?][]) {
  const query = { competitionGuid: sample.event };
  const body = { title: 'Кто', rowBlockGuid: null };
  const { guid: reportGuid } = await sample.desk(ReportCreate, { query, body });
  for (const [competitionFieldGuid, tag = null] of fields) {
    const created = await sample.desk(ReportColumnCreate, { query, body: { reportGuid, title: 'К' } });
    await sample.desk(ReportColumnFieldAttach, {
      query,
      body: { tag, competitionFieldGuid, reportColumnGuid: created.guid },
    });
  }
  await sample.desk(ReportUpdate, { query, body: { report: { guid: reportGuid, isPublished: true } } });
  return async () => {
    const { rows } = await api.call(PublicReport, { params: { reportGuid } });
    return rows.map((cells) => cells.slice(-fields.length));
  };
}

/** Sent by the member, with a teacher; with a person if there is one. */
async function sent(name: string, birthDate?: string, collective = LEL): Promise<{ application: Guid; person: Guid }> {
  const application = await sample.filled(collective);
  const [form] = await sample.fields(application, 'form');
  const parentGuid = form!.applicationBlockGuid;
  const put = (guid: Guid, applicationBlockGuid: Guid, value: string) =>
    sample.own(ApplicationTemplateUpdateField, {
      body: { guid, applicationGuid: application, applicationBlockGuid, value },
    });
  await put(teacher, parentGuid, 'Ветлугина Инна');
  const { applicationBlockGuid: person } = await sample.own(ApplicationTemplateAddBlock, {
    query: { applicationGuid: application },
    body: { blockGuid: sample.ids.person, parentGuid },
  });
  await put(sample.ids.fullName, person, name);
  await put(born, person, birthDate ?? '1980-04-02');
  await sample.desk(ApplicationSubscribe, { query: { applicationGuid: application } });
  return { application, person };
}

/** A parent's word for one child. */
async function give(application: Guid, person: Guid): Promise<void> {
  const { texts } = await sample.own(ChildConsentGetByApplication, { query: { applicationGuid: application } });
  const { version } = texts.find(({ kind }) => kind === 'publishing')!;
  await sample.own(ChildConsentGive, {
    body: {
      ...{ applicationBlockGuid: person, given: [{ kind: 'publishing', version }], representative: 'Ветрова Ольга' },
      ...{ way: 'paper', signedOn: '2026-11-20' },
    },
  });
}

const agree = () => sample.own(UserGiveConsent, { body: { kind: 'publishing', version: CONSENTS.publishing.version } });

it('a child who may not be named shortens all names of the application, whatever the member has agreed to', async () => {
  const { ids } = sample;
  const { application, person } = await sent('Ветрова Анна', '2015-04-02', THEATRE);
  await agree();
  const read = await report([ids.fullName], [ids.name], [teacher, 'teachers']);
  expect(await read()).toEqual([['', SHORT_THEATRE, 'Ветлугина\u00A0И.']]);
  await give(application, person);
  expect(await read()).toEqual([['Ветрова Анна', THEATRE, 'Ветлугина Инна']]);
});

it('a collective beside a child who may be named is short too: it may be called by the one who may not', async () => {
  const { ids } = sample;
  const { application, person } = await sent('Зимин Пётр', '2016-04-02');
  const own = newGuid();
  const field = { kind: 'Text', title: 'Театр', tag: 'collective' } as const;
  await sample.change({ do: 'addField', guid: own, blockGuid: ids.person, ...field });
  await sample.change({ do: 'changeField', guid: own, values: { isPersonal: false } });
  const [form] = await sample.fields(application, 'form');
  const { applicationBlockGuid: anna } = await sample.desk(ApplicationTemplateAddBlock, {
    query: { applicationGuid: application },
    body: { blockGuid: ids.person, parentGuid: form!.applicationBlockGuid },
  });
  for (const [guid, applicationBlockGuid, value] of [
    [own, person, THEATRE],
    [ids.fullName, anna, 'Ветрова Анна'],
    [born, anna, '2015-04-02'],
  ] as const) {
    const body = { guid, applicationGuid: application, applicationBlockGuid, value };
    await sample.desk(ApplicationTemplateUpdateField, { body });
  }
  await agree();
  await give(application, person);
  const read = await report([ids.fullName], [own]);
  expect(await read()).toEqual([['Зимин Пётр', SHORT_THEATRE]]);
  await give(application, anna);
  expect(await read()).toEqual([['Зимин Пётр; Ветрова Анна', THEATRE]]);
});

it('a grown-up beside a child who may not be named is short too', async () => {
  const { application } = await sent('Ветрова Анна', '2015-04-02');
  const [form] = await sample.fields(application, 'form');
  const { applicationBlockGuid } = await sample.desk(ApplicationTemplateAddBlock, {
    query: { applicationGuid: application },
    body: { blockGuid: sample.ids.person, parentGuid: form!.applicationBlockGuid },
  });
  for (const [guid, value] of [
    [sample.ids.fullName, 'Зимин Пётр'],
    [born, '1980-01-01'],
  ] as const)
    // prettier-ignore
    await sample.desk(ApplicationTemplateUpdateField, {
      body: { guid, applicationGuid: application, applicationBlockGuid, value },
    });
  await agree();
  const read = await report([sample.ids.fullName]);
  expect(await read()).toEqual([['Зимин\u00A0П.']]);
});

it('a field that a column says to name somebody is shortened in all columns, and one of the form’s is in spite of it', async () => {
  await sent('Зимин Пётр');
  expect(await (await report([teacher]))()).toEqual([['Ветлугина Инна']]);
  const read = await report([teacher, 'teachers'], [teacher], [sample.ids.fullName, 'city'], [sample.ids.name, 'city']);
  const short = 'Ветлугина\u00A0И.';
  expect(await read()).toEqual([[short, short, 'Зимин\u00A0П.', SHORT_LEL]]);
  await agree();
  expect(await read()).toEqual([['Ветлугина Инна', 'Ветлугина Инна', 'Зимин Пётр', LEL]]);
});

it('an application that has no member yet names nobody whole: a report has no word of the organizer for it', async () => {
  const { applicationGuid } = await sample.desk(ApplicationCreateForEmail, {
    query: { competitionGuid: sample.event },
    body: { email: `${newGuid()}@example.org` },
  });
  await sample.desk(ApplicationTemplateUpdateField, { body: { guid: sample.ids.name, applicationGuid, value: LEL } });
  const form = { guid: sample.ids.form, valueGuids: [sample.solo] };
  await sample.desk(ApplicationTemplateUpdateField, { body: { applicationGuid, ...form } });
  await sample.desk(ApplicationSubscribe, { query: { applicationGuid } });
  expect(await (await report([sample.ids.name]))()).toEqual([[SHORT_LEL]]);
});
