// A report and its statistics: by the product's own projection, and by the peers. Bundled as the api is.

import 'reflect-metadata';
import { answerWords } from '@rampa/applications/domain';
import type { Answer } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { Database, type Reader } from '@rampa/platform/server';
import { answerForStrangers } from '@rampa/program/domain';
import { ApplicationProjection } from '../../../../libs/applications/server/projection/application-projection.ts';
import { CountedFields } from '../../../../libs/applications/server/projection/counted-fields.ts';
import { EventForms } from '../../../../libs/forms/server/queries/event-forms.ts';
import { FormRows } from '../../../../libs/forms/server/persistence/form-rows.ts';
import { answering } from '../answering.ts';
import { POOL } from '../commit/load.ts';
import { fieldGuid, FIRST_FIELD, isOfBook } from '../forms/event.ts';

/** Of the application's block and of the performance's. */
const EACH = 10;
const COUNTED = 10;
const ROWS = 20_000;

let database: Database;
let competition: Guid;
/** `n` of the columns, of the application and of the performance. */
let columns: { application: number[]; performance: number[] };
let counted: number[];
let rowBlock: Guid;

const forms = new EventForms(new FormRows());
const projection = new ApplicationProjection(forms);
const counting = new CountedFields(forms);

const REPORTS = {
  product: async (reader: Reader) => {
    const asked = [...columns.application, ...columns.performance].map((n) => ({
      ...{ parts: [{ field: fieldGuid(n) }], separator: ', ' },
    }));
    const { rows } = await projection.rows(reader, competition, {
      ...{ rowBlock, columns: asked, reader: 'organizer', limit: ROWS },
    });
    return rows.map(({ cells }) => cells);
  },
  /** Published, with two columns of names: nobody has agreed to show them. */
  published: async (reader: Reader) => {
    const asked = [...columns.application, ...columns.performance].map((n) => {
      const tag = ({ [columns.application[0]!]: 'collective', [columns.performance[0]!]: 'performer' } as const)[n];
      return { parts: [{ field: fieldGuid(n), tag: tag ?? null }], separator: ', ' };
    });
    const { rows } = await projection.rows(reader, competition, {
      ...{ rowBlock, columns: asked, reader: 'everybody', limit: ROWS },
      names: { whole: 'consented', shorten: answerForStrangers },
    });
    return rows.map(({ cells }) => cells);
  },
  /** The usual way: each column takes its answer out of the row by its key. */
  keys: async (reader: Reader) => {
    const of = (block: string, n: number) => `(${block}.answers - ${block}.hidden) -> 'f${n}'`;
    const asked = [...columns.application.map((n) => of('c', n)), ...columns.performance.map((n) => of('b', n))];
    const rows = await reader.query<Record<string, Answer | null>>(
      `select ${asked.map((one, at) => `${one} as c${at}`).join(', ')}
         from applications.application a
         join applications.block b on b.application_guid = a.guid and b.form_block_guid = $2 and b.deleted_at is null
         join applications.block c on c.application_guid = a.guid and c.form_block_guid = bench.guid(7, 1)
          and c.deleted_at is null
        where a.competition_guid = $1 and a.state = 'Subscribed' order by a.number, a.guid, b.position, b.guid`,
      [competition, rowBlock],
    );
    const items = [...new Set(rows.flatMap((row) => Object.values(row).flatMap((one) => (one && 'i' in one ? one.i : []))))]; // prettier-ignore
    const titles = await reader.query<{ guid: Guid; title: string }>(
      'select guid, title from reference_books.v_item where guid = any ($1::uuid[])',
      [items],
    );
    const known = new Map(titles.map(({ guid, title }) => [guid, title]));
    return rows.map((row) => asked.map((_, at) => answerWords(row[`c${at}`], {}, (item) => known.get(item))));
  },
};

type Count = [n: number, item: Guid, rows: number, applications: number];

const STATISTICS = {
  product: async (reader: Reader): Promise<Count[]> => {
    const { counts } = await counting.of(reader, competition, { rowBlock, fields: counted.map(fieldGuid) });
    const of = new Map(counted.map((n) => [fieldGuid(n), n]));
    return counts.flatMap(({ field, item, rows, applications }) =>
      item === null ? [] : [[of.get(field)!, item, rows, applications] as Count],
    );
  },
  lists: async (reader: Reader): Promise<Count[]> => {
    const rows = await reader.query<{ n: number; item: Guid; rows: number; applications: number }>(
      `select x.n, i.item, count(distinct b.guid)::int as rows, count(distinct a.guid)::int as applications
         from applications.application a
         join applications.block b on b.application_guid = a.guid and b.form_block_guid = $2 and b.deleted_at is null
         join bench.chosen x on x.application_guid = a.guid and x.n = any ($3::int[])
          and (x.block_guid = b.guid or x.n < $4) cross join unnest(x.items) i (item)
        where a.competition_guid = $1 and a.state = 'Subscribed' group by 1, 2`,
      [competition, rowBlock, counted, columns.performance[0]],
    );
    return rows.map(({ n, item, rows: own, applications }) => [n, item, own, applications]);
  },
};

const WAYS = { report: REPORTS, statistics: STATISTICS };
const inOrder = (counts: readonly Count[]) =>
  JSON.stringify(counts.toSorted((one, other) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1)));

answering({
  prepare: async (databaseUrl: string, event: Guid, fields: number) => {
    database = await new Database(databaseUrl, POOL).connect();
    competition = event;
    const [row] = await database.query<{ guid: Guid }>('select bench.guid(7, 2) as guid');
    rowBlock = row!.guid;
    const from = (first: number) => Array.from({ length: fields }, (_, at) => first + at);
    const [application, performance] = [from(FIRST_FIELD), from(FIRST_FIELD + fields)];
    const step = Math.floor(fields / EACH);
    const every = (list: readonly number[]) => list.filter((_, at) => at % step === 0).slice(0, EACH);
    columns = { application: every(application), performance: every(performance) };
    counted = [...application, ...performance].filter(isOfBook).slice(0, COUNTED);
    // Where the performance's own fields begin.
    columns.performance[0] = performance[0]!;
  },
  /** The median of one. */
  time: async (ms: number, what: keyof typeof WAYS, way: string): Promise<number> => {
    const act = (WAYS[what] as Record<string, (reader: Reader) => Promise<unknown>>)[way]!;
    const times: number[] = [];
    const until = performance.now() + ms;
    while (performance.now() < until || times.length < 3) {
      const from = performance.now();
      await database.snapshot(act);
      times.push(performance.now() - from);
    }
    return times.toSorted((one, other) => one - other)[times.length >> 1]!;
  },
  differences: async (expected: number): Promise<string[]> => {
    const [ours, theirs] = [await database.snapshot(REPORTS.product), await database.snapshot(REPORTS.keys)];
    // No answer here is a name, so nothing is shortened.
    const published = await database.snapshot(REPORTS.published);
    const [counts, others] = [await database.snapshot(STATISTICS.product), await database.snapshot(STATISTICS.lists)];
    return [
      ...(ours.length === expected ? [] : [`строк в отчёте ${ours.length}, а выступлений ${expected}`]),
      ...(JSON.stringify(ours) === JSON.stringify(theirs) ? [] : ['отчёты различаются']),
      ...(JSON.stringify(ours) === JSON.stringify(published) ? [] : ['отчёт для посторонних различается']),
      ...(counts.length > 0 ? [] : ['статистика пуста']),
      ...(inOrder(counts) === inOrder(others) ? [] : ['статистика различается']),
    ];
  },
});
