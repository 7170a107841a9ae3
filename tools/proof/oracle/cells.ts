// The right value of each cell, derived from the judges' ledgers and the order of commits.

import { cellOf, type LedgerEntry } from '../client/ledger.ts';

export interface CellRow {
  cell: string;
  value: number | null;
  version: number;
  /** Writes since the program was last cleared. */
  effects: number;
  /** Versions start above this number. */
  floor: number;
}

export interface CellFault {
  cell: string;
  text: string;
}

/**
 * The cell must hold the accepted tap of the highest revision. Of one tablet the last tap is never overtaken by an
 * earlier one of its own, nor refused unless somebody else wrote there: another tablet of the same judge, or the
 * organizer who cleared the program. A late or refused tap was told so and does not count. `clearedAt`: the revision of
 * the last clearing of the cell's program; earlier taps do not count, and which conflicts it caused cannot be known.
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
    // Another tablet's tap holds; this one's last tap was accepted before it, or met it as a conflict.
    if (!inForce) return `№${deviceSeq} отвергнута, хотя ей никто не мешал`;
  }
  return null;
}
