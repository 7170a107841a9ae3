// Rows of one application together, by the key that they share; rows that cannot be told apart are refused.

import { folded, inQuotes } from '@rampa/kernel';
import { shownCell } from './cells.ts';
import type { ImportMapping, RowFault, TableRow } from './import-types.ts';
import { portalCodeIn } from './portal-table.ts';

export interface GroupedRow extends TableRow {
  /** By which its performance is known in the application. */
  piece: string;
  /** How many rows before it have named people, or other copies, of the same performance. */
  turn: number;
  faults: readonly RowFault[];
}

export interface RowGroup {
  /** By which the application is known in the event. */
  key: string;
  rows: readonly GroupedRow[];
}

interface Grouping {
  hasPieces: boolean;
  copies: readonly number[];
  file: string;
  isPortals?: boolean;
}

/**
 * `file` names the table by its content: without a key column a row is known by its place in it, so that the same table
 * once more makes nothing twice. `hasPieces`: several rows of one application are several performances. `copies`: columns of
 * blocks that repeat besides, as people do: rows of one performance, known by its key, name them one after another.
 * `isPortals`: the key column is the portal's own, whose rows name an application or nobody.
 */
export function groupedRows(
  rows: readonly TableRow[],
  { applicationKey, performanceKey }: Pick<ImportMapping, 'applicationKey' | 'performanceKey'>,
  { hasPieces, copies, file, isPortals = false }: Grouping,
): RowGroup[] {
  if (applicationKey === null)
    return rows.map((row) => ({
      key: `row:${file}:${row.row}`,
      rows: [{ ...row, piece: 'n:1', turn: 0, faults: [] }],
    }));
  const groups: RowGroup[] = [];
  const byKey = new Map<string, { key: string; rows: GroupedRow[] }>();
  for (const row of rows) {
    const typed = row.cells[applicationKey] ?? '';
    const key = folded(typed);
    if (key === '') {
      groups.push(refused(row, { column: applicationKey, value: '', message: 'Ключ заявки не заполнен' }));
      continue;
    }
    if (key.length > KEY_MOST) {
      groups.push(refused(row, tooLong(applicationKey, typed)));
      continue;
    }
    const code = portalCodeIn(key);
    if (isPortals && !code) {
      groups.push(refused(row, notCode(applicationKey, typed)));
      continue;
    }
    // Two files put together may name one application as of two moments.
    const named = code?.application ?? key;
    const group = byKey.get(named) ?? { key: code ? key : `key:${key}`, rows: [] };
    if (!byKey.has(named)) {
      byKey.set(named, group);
      groups.push(group);
    }
    if (code) {
      group.rows.push({ ...row, piece: '', turn: 0, faults: [] });
      continue;
    }
    group.rows.push(withPiece(row, group.rows, { performanceKey, hasPieces, copies, applicationKey }));
  }
  return groups;
}

const refused = (row: TableRow, fault: RowFault): RowGroup => ({
  key: `none:${row.row}`,
  rows: [{ ...row, piece: '', turn: 0, faults: [fault] }],
});

const notCode = (column: number, value: string): RowFault => ({
  ...{ column, value: shownCell(value) },
  message: 'Код портала испорчен: верните его таким, как в выгрузке',
});

const KEY_MOST = 200;
const tooLong = (column: number, value: string): RowFault => ({
  ...{ column, value: shownCell(value) },
  message: `Ключ длиннее ${KEY_MOST} знаков`,
});

function withPiece(
  row: TableRow,
  before: readonly GroupedRow[],
  {
    performanceKey,
    applicationKey,
    hasPieces,
    copies,
  }: { performanceKey: number | null; applicationKey: number; hasPieces: boolean; copies: readonly number[] },
): GroupedRow {
  const fault = (column: number, message: string): GroupedRow => ({
    ...{ ...row, piece: '', turn: 0 },
    faults: [{ column, value: shownCell(row.cells[column] ?? ''), message }],
  });
  const within = (piece: string): GroupedRow => {
    const named = before.filter(
      (one) => one.piece === piece && copies.some((at) => (one.cells[at] ?? '').trim() !== ''),
    );
    return { ...row, piece, turn: named.length, faults: [] };
  };
  if (!hasPieces && before.length > 0 && copies.length === 0)
    return fault(applicationKey, `Заявка с таким ключом уже стоит в строке ${before[0]!.row}`);
  if (!hasPieces) return within('n:1');
  if (performanceKey === null) return { ...row, piece: `n:${before.length + 1}`, turn: 0, faults: [] };
  const typed = row.cells[performanceKey] ?? '';
  const key = folded(typed);
  if (key === '') return fault(performanceKey, 'Ключ номера не заполнен');
  if (key.length > KEY_MOST) return { ...row, piece: '', turn: 0, faults: [tooLong(performanceKey, typed)] };
  const same = before.find((one) => one.piece === `k:${key}`);
  if (same && copies.length === 0)
    return fault(performanceKey, `Номер с ключом ${inQuotes(shownCell(typed))} уже стоит в строке ${same.row}`);
  return within(`k:${key}`);
}
