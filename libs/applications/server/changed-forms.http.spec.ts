// A form is changed behind a thousand applications: what it would touch is told before, and no value is lost.

import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  ApplicationFormGetImpact,
  ApplicationFormUndo,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationsFieldsHistoryGetNewByApplication,
  FestivalApplicationTemplateCreateFromFestival,
  FestivalCreateFestival,
  ReferenceBookCreate,
  ReferenceBookDelete,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReferenceBookItemGetMerging,
  ReferenceBookItemMerge,
  type CallDefinition,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedAnswers } from '../testing/stored-answers.ts';

const APPLICATIONS = 1_000;

let api: TestApi;
let boss: TestOrganizer;
let event: Guid;
let formGuid: Guid;
let bookGuid: Guid;
let solo: Guid;
let group: Guid;
let revision = 0;
const [club, piece, name, form, count] = [newGuid(), newGuid(), newGuid(), newGuid(), newGuid()];

const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { as: boss.token, ...sent });
const refusal = async <C extends CallDefinition>(call: C, sent: Sent<C>) => {
  const { status, envelope } = await api.send(call, { as: boss.token, ...sent });
  return { status, code: envelope.errors[0]?.code, message: envelope.errors[0]?.message };
};
const sentBy = (edits: FormEditSent[]) => ({ body: { formGuid, changeGuid: newGuid(), revision, edits } });
async function change(...edits: FormEditSent[]) {
  ({ revision } = await desk(ApplicationFormChange, sentBy(edits)));
  return revision;
}
const impactOf = (...edits: FormEditSent[]) => desk(ApplicationFormGetImpact, { body: { formGuid, edits } });

const stored = () => storedAnswers(api);

/** Without the revision that wrote each answer. */
const withoutRevisions = (of: Awaited<ReturnType<typeof stored>>) =>
  JSON.parse(JSON.stringify(of).replaceAll(/,"r":\d+|"r":\d+,/g, '')) as unknown;

/** How many answers to a field count. */
async function counting(n: number): Promise<number> {
  const [row] = await api.database.query<{ count: number }>(
    `select count(*)::int as count from applications.block where (answers - hidden) ? $1`,
    [`f${n}`],
  );
  return row!.count;
}

async function percents(): Promise<unknown> {
  return api.database.query(
    'select percent, jsonb_array_length(unfilled) as lacks, count(*)::int as many from applications.application group by 1, 2 order by 1, 2',
  );
}

beforeAll(async () => {
  api = await startTestApi();
  boss = await api.organizer();
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
  ({ guid: event } = await desk(FestivalCreateFestival, { body: { details } }));
  ({ guid: formGuid } = await desk(ApplicationFormCreate, { query: { competitionGuid: event }, body: {} }));
  ({ guid: bookGuid } = await desk(ReferenceBookCreate, { body: { title: 'Формы' } }));
  const line = (title: string) => desk(ReferenceBookItemCreate, { body: { referenceBookGuid: bookGuid, title } });
  [solo, group] = [(await line('Соло')).guid, (await line('Ансамбль')).guid];
  await change(
    { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
    { do: 'addField', guid: name, blockGuid: club, kind: 'Text', title: 'Название', isRequired: true },
    { do: 'addBlock', guid: piece, parentGuid: null, title: 'Номер', max: 20 },
    { do: 'addField', guid: form, blockGuid: piece, kind: 'ReferenceBook', bookGuid, title: 'Форма' },
    {
      do: 'addField',
      guid: count,
      blockGuid: piece,
      kind: 'Text',
      title: 'Сколько человек',
      option: { format: 'number' },
    },
  );
  // As members will have left them: each with its collective and two performances, a soloist's and a group's.
  await api.database.query(
    `insert into applications.application (guid, competition_guid, number, state, title, percent)
     select gen_random_uuid(), $1, n, 'Submitted', 'Коллектив ' || n, 100 from generate_series(1, $2::int) n`,
    [event, APPLICATIONS],
  );
  await api.database.query(
    `insert into applications.block (guid, application_guid, competition_guid, form_block_guid, position, answers)
     select gen_random_uuid(), a.guid, $1, b.block, b.at, b.answers
       from applications.application a cross join (values
         ($2::uuid, 1, '{"f2": {"t": "Узоры"}}'::jsonb),
         ($3::uuid, 2, jsonb_build_object('f4', jsonb_build_object('i', jsonb_build_array($4::text)), 'f5', '{"t": "1"}'::jsonb)),
         ($3::uuid, 3, jsonb_build_object('f4', jsonb_build_object('i', jsonb_build_array($5::text)), 'f5', '{"t": "12"}'::jsonb))
       ) b (block, at, answers)`,
    [event, club, piece, solo, group],
  );
  await api.database.query(
    `insert into applications.answer_item (block_guid, n, item_guid, competition_guid, application_guid, ordinal)
     select b.guid, 4, (b.answers -> 'f4' -> 'i' ->> 0)::uuid, b.competition_guid, b.application_guid, 0
       from applications.block b where b.answers ? 'f4'`,
  );
});
afterAll(() => api?.stop());

describe('a form with a thousand applications behind it', () => {
  it('tells before what a rule hides, hides it, and brings it back', async () => {
    const before = await stored();
    const rule: FormEditSent = {
      do: 'changeField',
      guid: count,
      values: { rule: { visible: { field: 4, in: [group] } } },
    };
    expect(await impactOf(rule)).toMatchObject({
      ...{ applicationCount: APPLICATIONS, touchedApplications: APPLICATIONS, touchedValues: APPLICATIONS, faults: [] },
      fields: [
        {
          fieldGuid: count,
          title: 'Сколько человек',
          effect: 'hidden',
          applications: APPLICATIONS,
          values: APPLICATIONS,
        },
      ],
    });
    expect(await stored()).toEqual(before);
    expect(await counting(5)).toBe(2 * APPLICATIONS);
    const made = await change(rule);
    expect(await counting(5)).toBe(APPLICATIONS);
    expect(await stored()).toEqual(before);
    ({ revision } = await desk(ApplicationFormUndo, { body: { formGuid, changeGuid: newGuid(), undone: made } }));
    expect(await counting(5)).toBe(2 * APPLICATIONS);
    expect(await stored()).toEqual(before);
  });

  it('removes a field and a block, and brings both back with every answer', async () => {
    const before = await stored();
    const impact = await impactOf({ do: 'removeBlock', guid: piece });
    expect(impact.fields.map(({ effect, values }) => [effect, values])).toEqual([
      ['removed', 2 * APPLICATIONS],
      ['removed', 2 * APPLICATIONS],
    ]);
    await change({ do: 'removeBlock', guid: piece }, { do: 'removeField', guid: name });
    expect([await counting(2), await counting(4), await counting(5)]).toEqual([0, 0, 0]);
    const [hidden] = await api.database.query<{ count: number }>(
      'select count(*)::int as count from applications.answer_item where is_hidden',
    );
    expect(hidden!.count).toBe(2 * APPLICATIONS);
    expect(await stored()).toEqual(before);
    const back = await change({ do: 'restoreBlock', guid: piece }, { do: 'restoreField', guid: name });
    // To take that back would be to remove them again: it is told as well, and nothing is done yet.
    const again = await desk(ApplicationFormGetImpact, { body: { formGuid, undone: back } });
    expect(again.touchedApplications).toBe(APPLICATIONS);
    expect(again.fields.map(({ effect, values }) => [effect, values])).toEqual([
      ['removed', APPLICATIONS],
      ['removed', 2 * APPLICATIONS],
      ['removed', 2 * APPLICATIONS],
    ]);
    expect([await counting(2), await counting(4), await counting(5)]).toEqual(
      [1, 2, 2].map((each) => each * APPLICATIONS),
    );
    expect(await stored()).toEqual(before);
  });

  it('asks for more: what is unfilled now is told before and counted after', async () => {
    const before = await stored();
    const city = newGuid();
    const more: FormEditSent = {
      do: 'addField',
      guid: city,
      blockGuid: club,
      kind: 'Text',
      title: 'Город',
      isRequired: true,
    };
    expect((await impactOf(more)).fields).toEqual([
      { fieldGuid: city, title: 'Город', effect: 'unfilled', applications: APPLICATIONS, values: APPLICATIONS },
    ]);
    await change(more);
    expect(await percents()).toEqual([{ percent: 50, lacks: 1, many: APPLICATIONS }]);
    const consent = newGuid();
    await change({ do: 'addBlock', guid: consent, parentGuid: null, title: 'Согласия', min: 2, max: 2 });
    const [row] = await api.database.query<{ count: number }>(
      'select count(*)::int as count from applications.block where form_block_guid = $1',
      [consent],
    );
    expect(row!.count).toBe(2 * APPLICATIONS);
    await change({ do: 'removeField', guid: city });
    expect(await percents()).toEqual([{ percent: 100, lacks: 0, many: APPLICATIONS }]);
    expect(await stored()).toEqual(before);
  });

  it('tells of answers that a narrower limit makes wrong, and keeps them', async () => {
    const before = await stored();
    const narrow: FormEditSent = {
      do: 'changeField',
      guid: count,
      values: { option: { format: 'number', min: 4_000 } },
    };
    expect((await impactOf(narrow)).fields).toEqual([
      { fieldGuid: count, title: 'Сколько человек', effect: 'wrong', applications: APPLICATIONS, values: APPLICATIONS },
    ]);
    await change(narrow);
    expect(await stored()).toEqual(before);
  });

  it('does not change what an answered field means: its kind, its book, which copy it belongs to', async () => {
    const before = await stored();
    const { guid: other } = await desk(ReferenceBookCreate, { body: { title: 'Другие формы' } });
    const deeds: FormEditSent[] = [
      { do: 'changeField', guid: count, values: { kind: 'Range', option: {} } },
      { do: 'changeField', guid: form, values: { bookGuid: other } },
      { do: 'moveField', guid: name, blockGuid: piece },
    ];
    for (const deed of deeds) {
      expect(await refusal(ApplicationFormChange, sentBy([deed]))).toMatchObject({ status: 409, code: 'formAnswered' });
    }
    expect(await stored()).toEqual(before);
  });

  it('keeps the lines that people have chosen, and their book', async () => {
    const item = { referenceBookItemGuid: solo };
    expect(await refusal(ReferenceBookItemDelete, { query: item })).toMatchObject({
      ...{ status: 409, code: 'bookItemInUse' },
      message: expect.stringContaining('в 1\u00a0000\u00a0заявках («Светлояр»)') as string,
    });
    expect(await refusal(ReferenceBookDelete, { query: { referenceBookGuid: bookGuid } })).toMatchObject({
      code: 'bookInUse',
    });
  });

  it('of two lines that become one every answer names the kept one, and its journal the former', async () => {
    const merging = { body: { referenceBookItemGuid: group, otherGuids: [solo] } };
    const { moving, staying } = await desk(ReferenceBookItemGetMerging, merging);
    expect([moving, staying]).toEqual([
      [expect.objectContaining({ competitionGuid: event, kind: 'answers', count: APPLICATIONS })],
      [],
    ]);
    const before = await stored();
    expect(await desk(ReferenceBookItemMerge, merging)).toEqual({ deletedGuids: [], archivedGuids: [solo] });
    const plain = JSON.parse(JSON.stringify(before).replaceAll(solo, group)) as typeof before;
    expect(withoutRevisions(await stored())).toEqual(withoutRevisions(plain));
    const [{ guid, revision: at }] = (await api.database.query<{ guid: Guid; revision: number }>(
      'select guid, revision from applications.application where competition_guid = $1 order by guid limit 1',
      [event],
    )) as [{ guid: Guid; revision: number }];
    const { collection } = await desk(ApplicationsFieldsHistoryGetAllByApplication, {
      query: { applicationGuid: guid },
    });
    expect(collection[0]).toMatchObject({ revision: at, before: 'Соло', after: 'Ансамбль', isOrganizer: true });
    // What waits for the organizer's look is what others have changed.
    const fresh = await desk(ApplicationsFieldsHistoryGetNewByApplication, { query: { applicationGuid: guid } });
    expect(fresh.collection).toEqual([]);
  });

  it('is not replaced by another event’s', async () => {
    const details = { title: 'Другой', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Тверь' };
    const { guid: source } = await desk(FestivalCreateFestival, { body: { details } });
    await desk(ApplicationFormCreate, { query: { competitionGuid: source }, body: {} });
    const sent = { params: { festivalGuid: event }, body: { sourceFestivalGuid: source } };
    expect(await refusal(FestivalApplicationTemplateCreateFromFestival, sent)).toMatchObject({
      code: 'formHasApplications',
    });
  });

  it('says how many there are', async () => {
    const { form: view } = await desk(ApplicationFormGetByCompetition, { query: { competitionGuid: event } });
    expect(view!.applicationCount).toBe(APPLICATIONS);
  });
});
