// A field with answers behind it becomes one of another kind or book: its answers are carried over by a job.

import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationFormGetByCompetition,
  ApplicationFormGetImpact,
  ApplicationFormUndo,
  ApplicationTemplateRestoreBlock,
  ApplicationTemplateUpdateField,
  FestivalCreateFestival,
  ReferenceBookCreate,
  ReferenceBookItemCreate,
  ReferenceBookItemGetMerging,
  ReferenceBookItemMerge,
  type CallDefinition,
  type FormEditSent,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type Sent, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedAnswers } from '../testing/stored-answers.ts';
import { finished, startWorker } from '../testing/worker.ts';
import { CarryAnswers } from './use-cases/carry-answers.ts';

let api: TestApi;
let boss: TestOrganizer;

const desk = <C extends CallDefinition>(call: C, sent: Sent<C> = {}) => api.call(call, { as: boss.token, ...sent });
const refusal = async <C extends CallDefinition>(call: C, sent: Sent<C>) => {
  const { status, envelope } = await api.send(call, { as: boss.token, ...sent });
  return { status, code: envelope.errors[0]?.code, message: envelope.errors[0]?.message };
};
const stored = () => storedAnswers(api);

beforeAll(async () => {
  api = await startTestApi();
  boss = await api.organizer();
});
afterAll(() => api?.stop());

describe('an answered field of another kind or book', () => {
  const COUNT = 12;
  /** As members typed them: two that the book knows, one that it does not. */
  const TOWNS = [' кострома', 'Плёс', 'Нигде'];
  const [club, town, note] = [newGuid(), newGuid(), newGuid()];
  const query = () => ({ competitionGuid: place });
  let place: Guid;
  let own: Guid;
  let at = 0;
  let kostroma: Guid;
  let ples: Guid;
  let towns: Guid;

  const edit = async (...edits: FormEditSent[]) => {
    const body = { formGuid: own, changeGuid: newGuid(), revision: at, edits };
    ({ revision: at } = await desk(ApplicationFormChange, { body }));
    return at;
  };
  const bookOf = async (title: string, ...lines: string[]) => {
    const { guid: referenceBookGuid } = await desk(ReferenceBookCreate, { body: { title } });
    const guids: Guid[] = [];
    for (const line of lines)
      guids.push((await desk(ReferenceBookItemCreate, { body: { referenceBookGuid, title: line } })).guid);
    return [referenceBookGuid, ...guids] as const;
  };
  const ofBook = (bookGuid: Guid) => ({ kind: 'ReferenceBook', option: {}, bookGuid }) as const;
  const fieldsOf = async () => (await desk(ApplicationFormGetByCompetition, { query: query() })).form!.fields;
  /** By applications in their order. */
  const answers = async (n: number) =>
    (
      await api.database.query<{ answer: Record<string, unknown> | null }>(
        `select b.answers -> $2 as answer from applications.block b join applications.application a on a.guid = b.application_guid
          where b.competition_guid = $1 order by a.number`,
        [place, `f${n}`],
      )
    ).map(({ answer }) => {
      const { r: _, ...plain } = answer ?? {};
      return answer && plain;
    });
  const journal = (n: number) =>
    api.database.query<{ number: number; before: unknown; after: unknown; isOrganizer: boolean }>(
      `select a.number, c.before, c.after, c.is_organizer as "isOrganizer" from applications.change c
         join applications.application a on a.guid = c.application_guid
        where a.competition_guid = $1 and c.n = $2 order by a.number, c.revision`,
      [place, n],
    );
  const jobs = () =>
    api.database.query<{ guid: Guid; owner: string; payload: { competition: Guid; from: number; to: number } }>(
      `select guid, owner, payload from jobs.job where kind = 'applications.carry' and competition_guid = $1 order by created_at`,
      [place],
    );
  const wanted = (at: number) => [{ i: [kostroma] }, { i: [ples] }, null][at % 3]!;

  beforeAll(async () => {
    const details = { title: 'Волга', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
    ({ guid: place } = await desk(FestivalCreateFestival, { body: { details } }));
    ({ guid: own } = await desk(ApplicationFormCreate, { query: query(), body: {} }));
    [towns, kostroma, ples] = (await bookOf('Города', 'Кострома', 'Плес')) as [Guid, Guid, Guid];
    await edit(
      { do: 'addBlock', guid: club, parentGuid: null, title: 'Коллектив' },
      { do: 'addField', guid: town, blockGuid: club, kind: 'Text', title: 'Город', tag: 'city', isRequired: true },
      {
        ...({ do: 'addField', guid: note, blockGuid: club, kind: 'Text', title: 'Гостиница' } as const),
        rule: { visible: { field: 2, filled: true } },
      },
    );
    await api.database.query(
      `insert into applications.application (guid, competition_guid, number, state, title, percent)
       select gen_random_uuid(), $1, n, 'Submitted', 'Коллектив ' || n, 100 from generate_series(1, $2::int) n`,
      [place, COUNT],
    );
    await api.database.query(
      `insert into applications.block (guid, application_guid, competition_guid, form_block_guid, position, answers)
       select gen_random_uuid(), a.guid, $1, $2, 1, jsonb_build_object('f2', jsonb_build_object('t', ($3::text[])[1 + (a.number - 1) % 3]))
         from applications.application a where a.competition_guid = $1`,
      [place, club, TOWNS],
    );
  });

  it('is told before: which answers go over, and which do not and why; nothing is written', async () => {
    const [report, column] = [newGuid(), newGuid()];
    await api.database.query(
      `with view as (insert into applications.view (competition_guid, title, view, author)
                     values ($1, 'По городам', jsonb_build_object('columns', jsonb_build_array(jsonb_build_object('key', $2::uuid))), 'x'),
                            ($1, 'Другой', '{}', 'x')),
            report as (insert into reports.report (guid, competition_guid, title) values ($3, $1, 'Свод'), (gen_random_uuid(), $1, 'Пустой')),
            part as (insert into reports.report_column (guid, report_guid, title, position) values ($4, $3, 'Город', 0))
       insert into reports.report_column_field (guid, column_guid, field_guid, position) values (gen_random_uuid(), $4, $2::uuid, 0)`,
      [place, town, report, column],
    );
    const before = await stored();
    const body = { formGuid: own, edits: [{ do: 'changeField' as const, guid: town, values: ofBook(towns) }] };
    expect(await desk(ApplicationFormGetImpact, { body })).toMatchObject({
      touchedApplications: COUNT,
      fields: [{ title: 'Город', effect: 'unfilled', applications: COUNT / 3 }],
      faults: [],
      carrying: [
        {
          ...{ fieldGuid: town, title: 'Город', carried: (2 * COUNT) / 3, left: COUNT / 3 },
          named: [
            { place: 'view', guid: null, title: 'По городам' },
            { place: 'report', guid: report, title: 'Свод' },
          ],
          examples: [
            { before: 'Нигде', after: null, why: 'В справочнике нет «Нигде»', count: COUNT / 3 },
            { before: 'кострома', after: 'Кострома', why: null },
            { before: 'Плёс', after: 'Плес', why: null },
          ],
        },
      ],
    });
    expect(await stored()).toEqual(before);
  });

  it('goes over by a job that is killed twice in the middle: each answer once, and the former ones stay', async () => {
    const made = newGuid();
    await edit({ do: 'replaceField', guid: town, copyGuid: made, values: ofBook(towns) });
    const fields = await fieldsOf();
    expect(fields.find(({ guid }) => guid === town)).toMatchObject({ isRemoved: true, kind: 'Text', tag: null });
    expect(fields.find(({ guid }) => guid === made)).toMatchObject({
      isRemoved: false,
      n: 4,
      tag: 'city',
      title: 'Город',
    });
    expect(fields.find(({ guid }) => guid === note)!.rule).toEqual({ visible: { field: 4, filled: true } });

    const [job] = await jobs();
    const payload = { competition: place, from: 2, to: 4 };
    expect(job).toMatchObject({ payload });
    const carry = () =>
      api.nodes[0]!.app
        .get(CarryAnswers)
        .run({ ...job!, payload, signal: new AbortController().signal, progress: () => Promise.resolve() })
        .then(() => true, () => false); // prettier-ignore
    // A process that is killed leaves the database a broken connection, in the middle of a transaction.
    await api.database.query('create sequence applications.statement');
    await api.database.query(
      `create function applications.cut() returns trigger language plpgsql as $$ begin
         if nextval('applications.statement') = any ('{3, 7}') then perform pg_terminate_backend(pg_backend_pid()); end if;
         return new; end $$`,
    );
    await api.database.query(
      'create trigger cut after insert on applications.change for each row execute function applications.cut()',
    );
    expect(await carry()).toBe(false);
    expect((await journal(4)).length).toBe(2);
    // Whoever clears an answer that has gone over already does not get it again.
    const [first] = await api.database.query<{ application: Guid; number: number }>(
      `select a.guid as application, a.number from applications.change c join applications.application a on a.guid = c.application_guid
        where c.n = 4 and a.competition_guid = $1 order by a.guid limit 1`,
      [place],
    );
    const cleared = { guid: made, applicationGuid: first!.application, valueGuids: [] };
    await desk(ApplicationTemplateUpdateField, { body: cleared });
    for (let tries = 0; tries < 3 && !(await carry()); tries++);
    await api.database.query('drop function applications.cut() cascade');
    await api.database.query('drop sequence applications.statement');

    const worker = await startWorker(api);
    expect((await finished(api, boss.token, job!.guid)).state).toBe('done');
    const expected = Array.from({ length: COUNT }, (_, at) => (at + 1 === first!.number ? null : wanted(at)));
    expect(await answers(4)).toEqual(expected);
    expect(await answers(2)).toEqual(Array.from({ length: COUNT }, (_, at) => ({ t: TOWNS[at % 3] })));
    const lines = await journal(4);
    expect(lines.filter(({ number }) => number !== first!.number)).toEqual(
      Array.from({ length: COUNT }, (_, at) => ({
        number: at + 1,
        before: null,
        after: wanted(at),
        isOrganizer: true,
      })).filter(({ number, after }) => after !== null && number !== first!.number),
    );
    expect(lines.filter(({ number }) => number === first!.number).length).toBe(2);
    const index = await api.database.query('select from applications.answer_item where competition_guid = $1 and n = 4', [place]); // prettier-ignore
    expect(index.length).toBe((2 * COUNT) / 3 - 1);
    await worker.close();
  });

  it('is undone with every answer, and done again follows what was changed between', async () => {
    const worker = await startWorker(api);
    const over = async () => {
      for (const { guid } of await jobs()) expect((await finished(api, boss.token, guid)).state).toBe('done');
    };
    const undo = async (undone: number) =>
      ({ revision: at } = await desk(ApplicationFormUndo, { body: { formGuid: own, changeGuid: newGuid(), undone } }));
    await undo(at);
    await over();
    expect((await fieldsOf()).filter(({ isRemoved }) => !isRemoved).map(({ guid }) => guid)).toEqual([town, note]);
    expect(await answers(2)).toEqual(Array.from({ length: COUNT }, (_, at) => ({ t: TOWNS[at % 3] })));

    const [third] = await api.database.query<{ guid: Guid }>(
      'select guid from applications.application where competition_guid = $1 and number = 3',
      [place],
    );
    await desk(ApplicationTemplateUpdateField, { body: { guid: town, applicationGuid: third!.guid, value: 'Плёс' } });
    await undo(at);
    await over();
    expect((await answers(4))[2]).toEqual({ i: [ples] });
    await worker.close();
  });

  it('is refused in words where a rule asks about a line that the other book lacks, and asks about the same ones else', async () => {
    const now = (await fieldsOf()).find(({ tag }) => tag === 'city')!;
    await edit({ do: 'changeField', guid: note, values: { rule: { visible: { field: now.n, in: [kostroma] } } } });
    const [without] = await bookOf('Города без Костромы', 'Плёс');
    const [other, there] = await bookOf('Города иначе', 'КОСТРОМА', 'Плёс');
    const replace = (bookGuid: Guid) =>
      ({ do: 'replaceField', guid: now.guid, copyGuid: newGuid(), values: { bookGuid } }) as const;
    const body = { formGuid: own, changeGuid: newGuid(), revision: at, edits: [replace(without)] };
    const before = await stored();
    expect(await refusal(ApplicationFormChange, { body })).toEqual({
      ...{ status: 422, code: 'formInvalid' },
      message:
        'Условие у «Гостиница» спрашивает о строке «Кострома» поля «Город», а в другом справочнике такой нет. Сначала измените условие.',
    });
    const text = { do: 'replaceField', guid: now.guid, copyGuid: newGuid(), values: { kind: 'Text', bookGuid: null } } as const; // prettier-ignore
    expect(await refusal(ApplicationFormChange, { body: { ...body, edits: [text] } })).toMatchObject({ status: 422 });
    expect(await stored()).toEqual(before);
    const done = replace(other);
    await edit(done);
    const fields = await fieldsOf();
    const { n } = fields.find(({ guid }) => guid === done.copyGuid)!;
    expect(fields.find(({ guid }) => guid === note)!.rule).toEqual({ visible: { field: n, in: [there] } });
  });
  it('moves with lines that become one, where a rule names all of them; where it names one, the event stays', async () => {
    const { n } = (await fieldsOf()).find(({ tag, isRemoved }) => tag === 'city' && !isRemoved)!;
    const { bookGuid } = (await fieldsOf()).find((field) => field.n === n)!;
    const line = async (title: string) =>
      (await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: bookGuid!, title } })).guid;
    const [kept, same] = [await line('Кинешма'), await line('г. Кинешма')];
    const merging = { body: { referenceBookItemGuid: kept, otherGuids: [same] } };
    const ruled = (...lines: Guid[]) =>
      edit({ do: 'changeField', guid: note, values: { rule: { visible: { not: { field: n, in: lines } } } } });
    await ruled(same);
    expect((await desk(ReferenceBookItemGetMerging, merging)).staying).toEqual([
      expect.objectContaining({ competitionGuid: place, why: expect.stringContaining('«Гостиница»') as string }),
    ]);
    await ruled(same, kept);
    expect(await desk(ReferenceBookItemGetMerging, merging)).toMatchObject({ staying: [], moving: [{ kind: 'form' }] });
    await desk(ReferenceBookItemMerge, merging);
    expect((await fieldsOf()).find(({ guid }) => guid === note)!.rule).toEqual({
      visible: { not: { field: n, in: [kept] } },
    });
    const { form: after } = await desk(ApplicationFormGetByCompetition, { query: query() });
    expect(after!.revision).toBe(at + 1);
  });

  it('is cut off by a cancelled job where it stands, and taken up again; a block that was away brings its answer when it comes back', async () => {
    const [region, made] = [newGuid(), newGuid()];
    await edit(
      // One that is away is not made anew by the next change of the form.
      { do: 'changeBlock', guid: club, values: { min: 0, max: 2 } },
      { do: 'addField', guid: region, blockGuid: club, kind: 'Text', title: 'Округ' },
    );
    const { n } = (await fieldsOf()).find(({ guid }) => guid === region)!;
    const typed = `jsonb_build_object('f${n}', jsonb_build_object('t', 'Кострома', 'r', 1))`;
    await api.database.query(`update applications.block set answers = answers || ${typed} where competition_guid = $1`, [place]); // prettier-ignore
    // The last two by guid: the job is cut off at the first one.
    const [away, cleared] = await api.database.query<{ guid: Guid; application: Guid; number: number }>(
      `select b.guid, b.application_guid as application, a.number from applications.block b
         join applications.application a on a.guid = b.application_guid
        where b.competition_guid = $1 order by a.guid desc limit 2`,
      [place],
    );
    const remove = (guid: Guid) =>
      api.database.query('update applications.block set deleted_at = now() where guid = $1', [guid]);
    const restore = (applicationBlockGuid: Guid) =>
      desk(ApplicationTemplateRestoreBlock, { query: { applicationBlockGuid } });
    await remove(away!.guid);
    await edit({ do: 'replaceField', guid: region, copyGuid: made, values: ofBook(towns) });
    const to = (await fieldsOf()).find(({ guid }) => guid === made)!.n;
    const job = (await jobs()).at(-1)!;
    const stopping = new AbortController();
    const carry = (signal: AbortSignal, progress: () => Promise<void>) =>
      api.nodes[0]!.app.get(CarryAnswers).run({
        ...job,
        payload: { competition: place, from: n, to },
        signal,
        progress,
      });
    const stop = async () => stopping.abort();
    await expect(carry(stopping.signal, stop)).rejects.toThrow();
    expect((await journal(to)).length).toBe(1);
    expect((await answers(n)).filter((answer) => answer !== null)).toHaveLength(COUNT);
    await carry(new AbortController().signal, () => Promise.resolve());
    const withAnswer = async () => (await answers(to)).map((answer) => answer !== null);
    const all = Array.from({ length: COUNT }, () => true);
    expect(await withAnswer()).toEqual(all.with(away!.number - 1, false));
    expect((await journal(to)).length).toBe(COUNT - 1);

    await restore(away!.guid);
    expect((await answers(to))[away!.number - 1]).toEqual({ i: [kostroma] });
    // It is a change of its own; what was cleared before the block went stays so.
    expect((await journal(to)).filter(({ number }) => number === away!.number)).toHaveLength(1);
    await desk(ApplicationTemplateUpdateField, {
      body: { guid: made, applicationGuid: cleared!.application, valueGuids: [] },
    });
    await remove(cleared!.guid);
    await restore(cleared!.guid);
    expect(await withAnswer()).toEqual(all.with(cleared!.number - 1, false));
  });
});
