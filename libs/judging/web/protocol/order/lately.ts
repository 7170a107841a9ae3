// What the live desk shows of a protocol: the performance that is judged now and the one before it, and what came of each
// performance for its row in the running order. Pure.

import type { ProtocolView } from '@rampa/contract';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { isWaiting, runningRows, sentBy, type ProtocolRow } from './rows.ts';

/** `order`: the running order, where the person may see it; else numbers tell who was before whom. */
export function lately(protocol: ProtocolView, order: readonly string[] | null): ProtocolRow[] {
  const rows = inOrder(runningRows(protocol), order).filter(
    ({ isWithdrawn, activity }) => !isWithdrawn && activity !== 'Skipped',
  );
  const at = rows.findIndex(({ activity }) => activity === 'OnStage');
  const done = (row: ProtocolRow) => row.activity === 'Done';
  if (at < 0) return rows.filter(done).slice(-2).reverse();
  const before = rows.slice(0, at).findLast(done) ?? rows.findLast(done);
  return before ? [rows[at]!, before] : [rows[at]!];
}

/** How they are counted, in the words of the hall; with the number where the two differ: one has an abstention. */
export function methodsOf(rows: readonly ProtocolRow[]): string[] {
  const told = rows.filter(({ methodText }) => methodText !== '');
  const texts = new Set(told.map(({ methodText }) => methodText));
  if (texts.size < 2) return [...texts];
  return told.map(({ number, methodText }) => `${numberSign(number)}: ${methodText}`);
}

function inOrder(rows: readonly ProtocolRow[], order: readonly string[] | null): readonly ProtocolRow[] {
  if (order === null) return rows;
  const places = new Map(order.map((guid, place) => [guid, place]));
  const placeOf = ({ itemGuid }: ProtocolRow) => places.get(itemGuid) ?? order.length;
  return rows.toSorted((left, right) => placeOf(left) - placeOf(right));
}

export interface RowOutcome {
  text: string;
  isJudging: boolean;
}

/** «8,43», or «4 из 5» while a performance that has been on stage is judged; others have none. */
export function outcomesOf(protocol: ProtocolView | null): Map<string, RowOutcome> {
  const outcomes = new Map<string, RowOutcome>();
  if (!protocol) return outcomes;
  for (const row of protocol.groups.flatMap(({ rows }) => rows)) {
    if (isWaiting(row)) {
      const { count, of } = sentBy(row, protocol.judges);
      const hasBegun = row.activity === 'Done' || row.activity === 'OnStage' || count > 0;
      if (hasBegun && of > 0) outcomes.set(row.itemGuid, { text: `${count} из\u00A0${of}`, isJudging: true });
    } else if (row.total !== null) {
      outcomes.set(row.itemGuid, { text: formatThousandths(row.total, protocol.decimals), isJudging: false });
    }
  }
  return outcomes;
}
