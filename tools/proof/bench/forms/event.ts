// A large event's applications, kept in the three ways that are compared: as the product keeps them, as one typed row an
// answer, as one JSON an application. The same numbers give the same answers.

export interface Size {
  applications: number;
  performances: number;
  /** Fields of each of the four blocks: the application, the performance, and two inside the performance. */
  fields: number;
}

export const BLOCKS = 4;
/** Each so-many-th field chooses from the book. */
const OF_BOOK = 10;
const LINES = 50;

/** `n` of the fields: the blocks of the form have 1 to 4. */
export const FIRST_FIELD = BLOCKS + 1;
export const isOfBook = (n: number): boolean => n % OF_BOOK === 0;
export const fieldGuid = (n: number): string => guidOf(8, n);
export const lineGuid = (at: number): string => guidOf(9, 1 + (at % LINES));

/** As `bench.guid` of the database. */
function guidOf(kind: number, n: number): string {
  return `00000000-0000-7000-800${kind.toString(16)}-${100_000_000_000 + n}`;
}

/** After the event of bench-event.ts. */
export function applicationsSql(competition: string, { applications, performances, fields }: Size): string {
  const last = FIRST_FIELD + BLOCKS * fields - 1;
  const blockOf = (n: string) => `(1 + (${n} - ${FIRST_FIELD}) / ${fields})`;
  return `
    insert into reference_books.book (guid, organizer_guid, title)
      select bench.guid(9, 0), organizer_guid, 'Города' from competitions.competition where guid = '${competition}';
    insert into reference_books.item (guid, book_guid, title, position)
      select bench.guid(9, n), bench.guid(9, 0), 'Город ' || n, n from generate_series(1, ${LINES}) n;

    insert into forms.form (guid, organizer_guid, competition_guid, title, revision, last_n)
      select bench.guid(6, 2), organizer_guid, guid, 'Заявка', 1, ${last} from competitions.competition where guid = '${competition}';
    insert into forms.block (guid, form_guid, parent_guid, n, title, position, max, is_performance)
      select bench.guid(7, n), bench.guid(6, 2), case when n > 2 then bench.guid(7, 2) end, n, 'Раздел ' || n, n,
             case when n = 2 then 200 else 1 end, n = 2 from generate_series(1, ${BLOCKS}) n;
    insert into forms.field (guid, form_guid, block_guid, n, origin_guid, kind, book_guid, title, position)
      select bench.guid(8, n), bench.guid(6, 2), bench.guid(7, ${blockOf('n')}), n, bench.guid(8, n),
             case when n % ${OF_BOOK} = 0 then 'ReferenceBook' else 'Text' end,
             case when n % ${OF_BOOK} = 0 then bench.guid(9, 0) end, 'Вопрос ' || n, n
        from generate_series(${FIRST_FIELD}, ${last}) n;

    insert into applications.application
        (guid, competition_guid, number, state, revision, percent, title, performers, date_subscribe)
      select bench.guid(10, a), '${competition}', a, 'Subscribed', 1, a % 101, 'Ансамбль ' || hashtext(a::text),
             -- Of each performance; every tenth application names somebody of the next one.
             array(select 'солист ' || a * 10 + b + case when a % 10 = 0 then 10 else 0 end
                     from generate_series(1, ${performances}) b), now()
        from generate_series(1, ${applications}) a;
    create table bench.answer (application_guid uuid not null, block_guid uuid not null, form_block int not null, position int not null,
      n int not null, t text, item_guid uuid, r int not null, primary key (block_guid, n)) with (fillfactor = 80);
    insert into bench.answer
      select bench.guid(10, a), bench.guid(11, (a * 10 + f) * 10 + b), f, b, n,
             case when n % ${OF_BOOK} <> 0 then 'Ответ ' || n || ' заявки ' || a || ', часть ' || b end,
             case when n % ${OF_BOOK} = 0 then bench.guid(9, 1 + (a + b + n) % ${LINES}) end, 1
        from generate_series(1, ${applications}) a cross join generate_series(1, ${BLOCKS}) f
       cross join generate_series(1, ${performances}) b cross join generate_series(${FIRST_FIELD}, ${last}) n
       where (f > 1 or b = 1) and ${blockOf('n')} = f;
    create index on bench.answer (application_guid);
    create index on bench.answer (item_guid, n, application_guid) where item_guid is not null;

    insert into applications.block (guid, application_guid, competition_guid, form_block_guid, position, r, answers)
      select block_guid, application_guid, '${competition}', bench.guid(7, form_block), position, 1,
             jsonb_object_agg('f' || n, case when item_guid is null then jsonb_build_object('t', t, 'r', 1)
                                             else jsonb_build_object('i', jsonb_build_array(item_guid), 'r', 1) end)
        from bench.answer group by 1, 2, form_block, position;
    insert into applications.answer_item (block_guid, n, item_guid, competition_guid, application_guid, ordinal)
      select block_guid, n, item_guid, '${competition}', application_guid, 0 from bench.answer where item_guid is not null;
    create table bench.whole (application_guid uuid primary key, answers jsonb not null) with (fillfactor = 80);
    insert into bench.whole select application_guid, jsonb_object_agg(guid, answers) from applications.block group by 1;

    create table bench.change (way text not null, application_guid uuid not null, block_guid uuid not null, n int not null,
      before jsonb, after jsonb, at timestamptz not null default now());
    analyze;`;
}
