// S7 over every place of an application that takes words: what tries to be markup, a formula, an address or a statement is
// kept as it was typed or refused in words, and comes back as data alone.

import {
  ApplicationDataGetByApplicationGuid,
  ApplicationFormChange,
  ApplicationGetApplicationJsonForOrganizer,
  ApplicationMessageGetByApplication,
  ApplicationMessageSend,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  CompetitionGetSubscribedApplicationsByCompetition,
  PerformerCreate,
  PerformerGetAll,
  type FormEditSent,
} from '@rampa/contract';
import { FORM_LIMITS, newGuid, TEXT_FORMATS, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  "'; drop table applications.application; --",
  '=HYPERLINK("http://evil.example";"Нажмите")',
  '+7 (900) 000-00-00',
  '@SUM(A1:A9)',
  "-2+3+cmd|' /C calc'!A0",
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7} {участник} {f12} %s %n \\u0000',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'a'.repeat(4_000),
  '👩‍👩‍👧‍👦'.repeat(50),
  'Ѐ'.repeat(10) + '\u0301'.repeat(300),
];
/** No database and no line keeps them. */
const CONTROL = ['\u0000', 'а\u0000б', '\u202Eтекст', '\u200B\u200B', '\uD800', '\r\n\r\nSet-Cookie: a=b'];

let api: TestApi;
let sample: EventSample;
let application: Guid;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  sample = await EventSample.make(api);
  application = await sample.filled();
});

async function sent(guid: Guid, body: object, as = sample.member.token) {
  const answer = await api.send(ApplicationTemplateUpdateField, {
    as,
    body: { guid, applicationGuid: application, ...body },
  });
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) expect(answer.envelope.errors[0]!.message).toMatch(/[а-яё]/i);
  return answer.status;
}

/** Nothing of it is a header, a page or a tag by itself: JSON alone. */
async function raw(path: string, as: string): Promise<string> {
  const response = await fetch(`${api.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${as}` } });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('set-cookie')).toBeNull();
  return response.text();
}

describe('an answer', () => {
  it('of each kind of field is kept as typed or refused in words, whatever it says', async () => {
    const club = sample.ids.club;
    const field = (more: object) => ({ do: 'addField', guid: newGuid(), blockGuid: club, ...more }) as FormEditSent & { guid: Guid }; // prettier-ignore
    const texts = TEXT_FORMATS.map((format) => field({ kind: 'Text', title: `Поле ${format}`, option: { format, ...(format === 'mask' ? { mask: '##-##' } : {}) } })); // prettier-ignore
    const range = field({ kind: 'Range', title: 'Промежуток' });
    const lines = field({ kind: 'ReferenceBook', bookGuid: sample.book, title: 'Строки', option: { count: 2, hasText: true, hasQuantity: true } }); // prettier-ignore
    const file = field({ kind: 'Attachment', title: 'Файл' });
    await sample.change(...texts, range, lines, file);
    const before = await counts();
    for (const value of [...HOSTILE, ...CONTROL]) {
      for (const { guid } of texts) {
        const status = await sent(guid, { value });
        if (status === 200 && HOSTILE.includes(value)) expect(await stands(guid)).toBe(value.normalize('NFC'));
      }
      await sent(range.guid, { valueArray: [value, value] });
      await sent(lines.guid, { valueGuids: [sample.solo], sumStringFields: [value], sumIntFields: [1] });
      expect(await sent(lines.guid, { valueGuids: [value] })).toBe(400);
      expect(await sent(file.guid, { valueGuids: [newGuid()], value })).toBeGreaterThanOrEqual(400);
    }
    expect(await counts()).toEqual(before);
  });

  it('longer or deeper than there is room for is refused, and the rest stands', async () => {
    expect(await sent(sample.ids.city, { value: 'я'.repeat(FORM_LIMITS.text + 1) })).toBe(400);
    expect(await sent(sample.ids.city, { value: { $ne: null } })).toBe(400);
    expect(await sent(sample.ids.city, { value: ['Кострома'] })).toBe(400);
    expect(await sent(sample.ids.city, { value: 'Кострома', __proto__: { isOpened: true }, isOpened: true })).toBe(400);
    expect((await sample.fields(application, 'name'))[0]!.value).toBe('Берёзка');
  });
});

it('names, messages, performers and titles of fields come back to both sides as data', async () => {
  const [script, formula] = [HOSTILE[0]!, HOSTILE[5]!];
  await sample.change({ do: 'changeField', guid: sample.ids.city, values: { title: script, hint: formula } });
  await sample.save(application, 'name', { value: script });
  await sample.save(application, 'city', { value: formula });
  for (const value of [...HOSTILE, ...CONTROL]) {
    const text = value.slice(0, 4_000);
    const message = await api.send(ApplicationMessageSend, {
      as: sample.member.token,
      body: { applicationGuid: application, text },
    });
    expect(message.status).toBeLessThan(500);
    const performer = await api.send(PerformerCreate, {
      as: sample.member.token,
      body: { kind: 'person', name: value.slice(0, 300) },
    });
    expect(performer.status).toBeLessThan(500);
  }
  await sample.own(ApplicationSubscribe, { query: { applicationGuid: application } });
  const asked = `applicationGuid=${application}`;
  for (const [call, as] of [
    [ApplicationDataGetByApplicationGuid, sample.member.token],
    [ApplicationDataGetByApplicationGuid, sample.boss.token],
    [ApplicationGetApplicationJsonForOrganizer, sample.boss.token],
    [ApplicationsFieldsHistoryGetAllByApplication, sample.boss.token],
    [ApplicationMessageGetByApplication, sample.boss.token],
  ] as const)
    expect(await raw(`${call.path}?${asked}`, as)).toContain(JSON.stringify(script).slice(1, -1));
  const { collection } = await sample.desk(CompetitionGetSubscribedApplicationsByCompetition, {
    ...{ query: { competitionGuid: sample.event, searchText: '<script>' }, body: {} },
  });
  expect(collection.map(({ title }) => title)).toEqual([script]);
  const { collection: performers } = await sample.own(PerformerGetAll, { query: {} });
  expect(performers.map(({ name }) => name)).toContain(script);
});

it('a form that tries to be a page is a form: its deeds are refused in words or kept as typed', async () => {
  for (const title of [...HOSTILE, ...CONTROL]) {
    const body = { formGuid: sample.formGuid, changeGuid: newGuid(), revision: sample.revision };
    const edits = [{ do: 'changeField', guid: sample.ids.city, values: { title } }] as FormEditSent[];
    const { status, envelope } = await api.send(ApplicationFormChange, {
      as: sample.boss.token,
      body: { ...body, edits },
    });
    expect(status).toBeLessThan(500);
    if (status === 200) sample.revision = envelope.data!.revision;
    else expect(envelope.errors[0]!.message).toMatch(/[а-яё]/i);
  }
});

async function stands(guid: Guid): Promise<string | null | undefined> {
  const { items } = await sample.read(application);
  return items.flatMap(({ fields }) => fields).find((one) => one.guid === guid)?.value;
}

/** A statement that got through would change them. */
async function counts() {
  return api.database.query(
    `select (select count(*)::int from applications.application) as applications, (select count(*)::int from applications.block) as blocks,
            (select count(*)::int from accounts.account) as accounts`,
  );
}
