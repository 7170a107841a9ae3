// What an import has found in its rows, as it is stored.

import type { ImportPlan } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import type { GroupedTable } from '../queries/import-tables.ts';
import { IMPORT_ROW } from './import-tables.ts';

type Row = Parameters<typeof IMPORT_ROW.insert>[1] & { row: number };

const TITLE = 80;

export interface RowFacts {
  applicationGuid: Guid | null;
  isDone: boolean;
  /** The application is sent by it, also when none of its answers is another. */
  willSend: boolean;
  lacks: number;
}

export function rowsOfPlan(
  importGuid: Guid,
  { known, cellsOf, titleAt }: GroupedTable,
  { rows }: ImportPlan,
  { applicationGuid, isDone, willSend, lacks }: RowFacts,
): Row[] {
  const isQuiet = willSend && rows.every(({ outcome }) => outcome === 'same' || outcome === 'error');
  const first = rows.find(({ outcome }) => outcome === 'same');
  return rows.map((one): Row => {
    const { row, faults, kept } = one;
    const outcome = isQuiet && one === first ? 'update' : one.outcome;
    const cells = cellsOf(row);
    return {
      ...{
        importGuid,
        row,
        outcome,
        title: titleOf(known.columns, cells, titleAt),
        faults: [...faults],
        kept: [...kept],
      },
      ...{
        applicationGuid: outcome === 'error' ? null : applicationGuid,
        isDone,
        lacks: outcome === 'error' ? 0 : lacks,
      },
      cells: outcome === 'error' ? [...cells] : null,
    };
  });
}

/** By the first answer in words, so that a person knows his row again. */
function titleOf(columns: GroupedTable['known']['columns'], cells: readonly string[], titleAt: number): string {
  const named = columns.find(({ field }) => field.tag === 'collective' || field.tag === 'performer' || field.tag === 'personFullName'); // prettier-ignore
  const ofName = cells[titleAt] || cells[named?.at ?? -1] || '';
  const any = ofName || columns.map(({ at }) => cells[at] ?? '').find((cell) => cell !== '') || '';
  const letters = [...any.replace(/\s+/g, ' ').trim()];
  return letters.length > TITLE
    ? `${letters
        .slice(0, TITLE - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/** A row that is known already is as it is now. */
export async function writeRows(tx: Transaction, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query('delete from applications.import_row where import_guid = $1 and row = any ($2::int[])', [
    rows[0]!.importGuid,
    rows.map(({ row }) => row),
  ]);
  await IMPORT_ROW.insertAll(tx, rows);
}
