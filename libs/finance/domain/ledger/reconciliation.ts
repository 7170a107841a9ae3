// What an act of reconciliation says of an account between two days.

import type { ReconciliationContent } from '../papers/document.ts';
import type { Day } from '../price/day.ts';

export interface DatedLine {
  date: Day;
  text: string;
  /** Plus: owed; minus: paid or taken off. */
  amount: number;
  /** What was owed after it. */
  balance: number;
}

/** Lines in the order in which they happened; both days are included. */
export function reconciliationOf(
  lines: readonly DatedLine[],
  from: Day,
  to: Day,
): Pick<ReconciliationContent, 'from' | 'to' | 'opening' | 'rows' | 'closing'> {
  const upTo = lines.filter(({ date }) => date <= to);
  return {
    from,
    to,
    opening: upTo.findLast(({ date }) => date < from)?.balance ?? 0,
    rows: upTo
      .filter(({ date }) => date >= from)
      .map(({ date, text, amount }) => ({ date, text, debit: Math.max(0, amount), credit: Math.max(0, -amount) })),
    closing: upTo.at(-1)?.balance ?? 0,
  };
}
