import { percentFaults, sumFaults, type PriceFault } from './fault.ts';
import type { RetentionRow } from './price-types.ts';

/** Rows cover every day from the event's beginning back without end, each once; no rows at all keep nothing. */
export function retentionFaults(rows: readonly RetentionRow[]): PriceFault[] {
  if (rows.length === 0) return [];
  const faults = rows.flatMap((row, at) => kindFaults(row, at));
  const inOrder = rows.map((row, at) => ({ row, at })).toSorted((a, b) => a.row.daysFrom - b.row.daysFrom);
  let next: number | null = 0;
  for (const { row, at } of inOrder) {
    if (next === null || row.daysFrom < next) faults.push({ code: 'retentionOverlap', at: `${at}.daysFrom` });
    else if (row.daysFrom > next) faults.push({ code: 'retentionGap', at: `${at}.daysFrom` });
    if (row.daysTo !== null && row.daysTo < row.daysFrom) faults.push({ code: 'retentionGap', at: `${at}.daysTo` });
    if (next !== null) next = row.daysTo === null ? null : Math.max(next, row.daysTo + 1);
  }
  if (next !== null) faults.push({ code: 'retentionGap', at: `${inOrder.at(-1)?.at ?? 0}.daysTo` });
  return faults;
}

function kindFaults({ percentBp, amount, costs }: RetentionRow, at: number): PriceFault[] {
  const kinds = [typeof percentBp === 'number', typeof amount === 'number', costs === true].filter(Boolean).length;
  if (kinds !== 1) return [{ code: 'percentOrAmount', at: `${at}` }];
  return [...percentFaults(percentBp, `${at}.percentBp`), ...sumFaults(amount, `${at}.amount`)];
}
