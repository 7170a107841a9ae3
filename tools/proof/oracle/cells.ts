// What must stand in each cell, by the judges' own ledgers and the order of commits.

import { cellOf, type LedgerEntry } from '../client/ledger.ts';

export interface CellRow {
  cell: string;
  value: number | null;
  version: number;
  /** Writes since the program was last cleared. */
  effects: number;
  /** Versions start above it. */
  floor: number;
}

export interface CellFault {
  cell: string;
  text: string;
}

/**
 * In force is the accepted tap of the highest revision: nothing else may stand there. And of one tablet the last tap is
 * never overtaken by an earlier one of its own, nor turned away unless somebody else wrote there: another tablet of the
 * same judge, or the organizer who cleared the program. A late or refused tap was told so and has no say.
 * `clearedAt`: the revision of the last clearing of the cell's program; below it nothing counts any more, and which
 * conflicts it caused nobody can tell.
 */
export function wrongCells(
  rows: readonly CellRow[],
  entries: readonly LedgerEntry[],
  clearedAt: (item: string) => number | null,
): CellFault[] {
  const claims = entries.filter(({ reply }) => reply?.status === 'accepted' || reply?.status === 'conflict');
  const byCell = Map.groupBy(claims, ({ submission }) => cellOf(submission));
  const stored = new Map(rows.map((row) => [row.cell, row]));
  const cells = new Set([...byCell.keys(), ...stored.keys()]);
  return [...cells].flatMap((cell) => {
    const text = faultOf(stored.get(cell), byCell.get(cell) ?? [], clearedAt(cell.split('/')[0]!));
    return text === null ? [] : [{ cell, text: `ячейка ${cell}: ${text}` }];
  });
}

function faultOf(row: CellRow | undefined, claims: readonly LedgerEntry[], cleared: number | null): string | null {
  const accepted = claims.filter(({ reply }) => reply!.status === 'accepted' && reply!.revision! > (cleared ?? -1));
  const inForce = accepted.reduce<LedgerEntry | null>(
    (last, entry) => (last && last.reply!.revision! > entry.reply!.revision! ? last : entry),
    null,
  );
  if (!inForce && row) return `${row.value}, хотя принятой оценки нет`;
  if (inForce && !row) return `пуста вместо ${inForce.submission.value}`;
  if (inForce && row && row.value !== (inForce.submission.value ?? null)) {
    return `${row.value} вместо ${inForce.submission.value}`;
  }
  const candidates = cleared === null ? claims : accepted;
  for (const own of Map.groupBy(candidates, ({ submission }) => submission.device).values()) {
    const last = own.reduce((a, b) => (b.submission.deviceSeq > a.submission.deviceSeq ? b : a));
    if (last === inForce) continue;
    const { device, deviceSeq } = last.submission;
    if (inForce?.submission.device === device) return `№${deviceSeq} обогнана №${inForce.submission.deviceSeq}`;
    // Another tablet's tap is in force; this one's last word was accepted before it, or met it as a conflict.
    if (!inForce) return `№${deviceSeq} отвергнута, хотя ей никто не мешал`;
  }
  return null;
}
