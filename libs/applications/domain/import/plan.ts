// Computes what the rows of one application change in it. Only differences count, an empty cell changes nothing, and
// people's later changes stay.

import { sameValue, type Answer, type Form, type FormField } from '@rampa/forms/domain';
import { inQuotes, type Guid } from '@rampa/kernel';
import { plainAnswer } from '../sent-answers.ts';
import type { BookLines } from './book-lines.ts';
import { readCell, shownCell } from './cells.ts';
import { isOfPerformance, isRepeated } from './columns.ts';
import type { GroupedRow, RowGroup } from './groups.ts';
import type { AnswerDeed, ImportDeed, ImportMapping, RowFault, RowOutcome, StandingBlock } from './import-types.ts';
import { Places } from './places.ts';

export interface FieldColumn {
  at: number;
  title: string;
  field: FormField;
  /** The column belongs to a performance; otherwise all rows of an application must agree on its value. */
  isOfPerformance: boolean;
  /** The copy of a repeating block, from 1. A later row of the same performance counts on from the rows before it. */
  turn: number;
  /** How many columns are copies of this one, so that a row fills as many blocks. Null: its block does not repeat. */
  copies: number | null;
}

export interface KnownTable {
  form: Form;
  columns: readonly FieldColumn[];
  /** Without a key, performances are told apart by their order, so all rows of an application fail together. */
  hasPieceKey: boolean;
  linesOf(book: Guid): BookLines;
  /** The day on which it is read: yyyy-mm-dd. */
  today: string;
  newGuid(): Guid;
}

export interface Standing {
  /** The application does not exist yet. */
  isNew: boolean;
  blocks: readonly StandingBlock[];
  /** Who wrote a field last; null: nobody, or the answer came with a copied block. What the portal's own table has shown counts as `import`. */
  lastHand(block: Guid, n: number): 'import' | 'person' | null;
  /** Keys of performances that somebody has removed. */
  removed: ReadonlySet<string>;
  /** Of a row of the portal's own table: numbers of answers that do not count, by their block, and titles of lines. */
  hidden?: ReadonlyMap<Guid, readonly number[]>;
  titleOf?(item: Guid): string | undefined;
}

export interface PlannedRow {
  row: number;
  outcome: RowOutcome;
  faults: readonly RowFault[];
  /** Not changed, because people have changed it since. */
  kept: readonly RowFault[];
}

export interface ImportPlan {
  rows: PlannedRow[];
  /** In the journal's order. */
  deeds: readonly ImportDeed[];
  /** All blocks after the change. */
  blocks: readonly StandingBlock[];
}

/** The columns that are answers, each with the copy that it stands for. */
export function fieldColumns(form: Form, { columns }: Pick<ImportMapping, 'columns'>, titles: readonly string[]) {
  const turns = new Map<Guid, number>();
  return columns.flatMap((use, at): FieldColumn[] => {
    const field = use.to === 'field' ? form.fields.find(({ guid }) => guid === use.fieldGuid) : undefined;
    if (!field) return [];
    const turn = (turns.get(field.guid) ?? 0) + 1;
    turns.set(field.guid, turn);
    const same = columns.filter((one) => one.to === 'field' && one.fieldGuid === field.guid).length;
    const copies = isRepeated(form, field.guid) ? same : null;
    return [{ at, title: titles[at] ?? '', field, isOfPerformance: isOfPerformance(form, field.guid), turn, copies }];
  });
}

const KEPT = 'Осталось так, как исправили в заявке';
const REMOVED = 'Этот номер из заявки убрали: он не возвращается';

export function plannedRows(table: KnownTable, group: RowGroup, standing: Standing): ImportPlan {
  const read = group.rows.map((row) => readRow(table, row));
  const faulty = withNeighbours(table, group, withClashes(read));
  const places = new Places(table.form, standing.blocks, table.newGuid);
  const before = new Set(standing.blocks.map(({ guid }) => guid));
  const answers: AnswerDeed[] = [];
  const rows = faulty.map(({ row, cells, faults }): PlannedRow => {
    if (faults.length > 0) return { row: row.row, outcome: 'error', faults, kept: [] };
    const back = places.mark();
    const done = writtenRow(table, places, standing, row, cells);
    if (done.faults.length > 0) {
      back();
      return { row: row.row, outcome: 'error', faults: done.faults, kept: [] };
    }
    answers.push(...done.deeds);
    const isNew = standing.isNew || (done.performance !== null && !before.has(done.performance));
    const outcome = done.deeds.length === 0 ? 'same' : isNew ? 'create' : 'update';
    return { row: row.row, outcome, faults: [], kept: done.kept };
  });
  return { rows, deeds: [...places.added, ...answers], blocks: places.blocks };
}

interface ReadRow {
  row: GroupedRow;
  cells: { column: FieldColumn; cell: string; answer: Answer }[];
  faults: RowFault[];
}

function readRow({ columns, linesOf, today }: KnownTable, row: GroupedRow): ReadRow {
  const read: ReadRow = { row, cells: [], faults: [...row.faults] };
  let isBlank = true;
  for (const column of columns) {
    const cell = row.cells[column.at] ?? '';
    if (cell.trim() === '') continue;
    isBlank = false;
    const found = readCell(column.field, cell, linesOf, today);
    if ('answer' in found) read.cells.push({ column, cell, answer: found.answer });
    else read.faults.push({ column: column.at, value: shownCell(cell), message: found.fault });
  }
  if (isBlank) read.faults.push({ column: null, value: '', message: 'В строке нет ни одного ответа' });
  return read;
}

/** Marks rows that contradict each other: in a field that the application, or the performance, has only once. */
function withClashes(rows: readonly ReadRow[]): ReadRow[] {
  const first = new Map<string, { row: number; cell: string; answer: Answer }>();
  return rows.map((read) => {
    const faults = [...read.faults];
    for (const { column, cell, answer } of read.cells) {
      const { at, isOfPerformance: isOfPiece, copies } = column;
      const place = `${at} ${copies === null ? '' : read.row.turn} ${isOfPiece ? read.row.piece : ''}`;
      const known = first.get(place);
      if (!known) first.set(place, { row: read.row.row, cell, answer });
      else if (!sameValue(known.answer, answer))
        faults.push({
          ...{ column: at, value: shownCell(cell) },
          message: `У ${isOfPiece ? 'этого же номера' : 'этой же заявки'} в строке ${known.row} другое: ${inQuotes(shownCell(known.cell))}`,
        });
    }
    return { ...read, faults };
  });
}

/** Performances and people without keys are matched by order, so leaving one out would shift all after it. */
function withNeighbours({ hasPieceKey }: KnownTable, { rows }: RowGroup, read: readonly ReadRow[]): ReadRow[] {
  const wrong = Map.groupBy(
    read.filter(({ faults }) => faults.length > 0),
    ({ row }) => (hasPieceKey ? row.piece : ''),
  );
  if (rows.length < 2 || wrong.size === 0) return [...read];
  return read.map((one) => {
    const [first] = wrong.get(hasPieceKey ? one.row.piece : '') ?? [];
    if (!first || one.faults.length > 0) return one;
    const message = hasPieceKey
      ? `В строке ${first.row.row} этого же номера ошибка: люди в нём различаются только порядком, поэтому номер ждёт целиком`
      : `В строке ${first.row.row} этой же заявки ошибка: номера различаются только порядком, поэтому заявка ждёт целиком`;
    return { ...one, faults: [{ column: null, value: '', message }] };
  });
}

function writtenRow(
  { form }: KnownTable,
  places: Places,
  standing: Standing,
  row: GroupedRow,
  cells: ReadRow['cells'],
) {
  const done = {
    deeds: [] as AnswerDeed[],
    faults: [] as RowFault[],
    kept: [] as RowFault[],
    performance: null as Guid | null,
  };
  const block = form.blocks.find(({ isPerformance }) => isPerformance);
  const isHere = block !== undefined && cells.some(({ column }) => column.isOfPerformance);
  if (isHere && standing.removed.has(row.piece)) {
    done.kept.push({ column: null, value: '', message: REMOVED });
    return done;
  }
  if (isHere) {
    const place = places.performance(block, row.piece, row.row);
    if ('fault' in place) return { ...done, faults: [{ column: null, value: '', message: place.fault }] };
    done.performance = place.blockGuid;
  }
  for (const { column, cell, answer } of cells) {
    const { field, at } = column;
    const turn = column.turn + row.turn * (column.copies ?? 0);
    const place = places.of(field.blockGuid, turn, { row: row.row, performance: done.performance });
    if ('fault' in place) {
      done.faults.push({ column: at, value: shownCell(cell), message: place.fault });
      continue;
    }
    const { blockGuid } = place;
    const before = plainAnswer(places.get(blockGuid).answers[field.n]);
    if (sameValue(before, answer)) continue;
    const hand = standing.lastHand(blockGuid, field.n);
    if (hand === 'person' || (before !== null && hand === null)) {
      done.kept.push({ column: at, value: shownCell(cell), message: KEPT });
      continue;
    }
    places.put(blockGuid, { answers: { ...places.get(blockGuid).answers, [field.n]: answer } });
    done.deeds.push({ kind: 'answer', row: row.row, column: at, blockGuid, n: field.n, before, after: answer });
  }
  return done;
}
