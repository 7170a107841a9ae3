import type { FieldPriceView } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';

type Term = FieldPriceView['windows'][number];
type Row = FieldPriceView['retention'][number];

export function newTerm(dateFrom: string): Term {
  return { schedulePriceChangeValueGuid: newGuid(), dateFrom, price: null, percentBp: null, tiers: null, bands: null };
}

/** Rows as people set them: from so many days on; the last is for all days that are left. */
export interface Keeping {
  guid: string;
  daysFrom: number;
  kind: 'nothing' | 'percent' | 'amount' | 'costs';
  value: number;
}

export function keepingsOf(rows: readonly Row[]): Keeping[] {
  return rows
    .map(({ scheduleRetentionGuid: guid, daysFrom, percentBp, amount, costs }): Keeping => {
      const kind = costs ? 'costs' : amount === null ? (percentBp === 0 ? 'nothing' : 'percent') : 'amount';
      return { guid, daysFrom, kind, value: amount ?? percentBp ?? 0 };
    })
    .toSorted((a, b) => b.daysFrom - a.daysFrom);
}

/** Each row ends where the one before it begins, so that no day is left out. */
export function rowsOf(keepings: readonly Keeping[]): Row[] {
  const inOrder = keepings.toSorted((a, b) => b.daysFrom - a.daysFrom);
  return inOrder.map(({ guid, daysFrom, kind, value }, at) => ({
    ...{ scheduleRetentionGuid: guid, daysFrom, daysTo: at === 0 ? null : (inOrder[at - 1]?.daysFrom ?? 1) - 1 },
    percentBp: kind === 'percent' ? value : kind === 'nothing' ? 0 : null,
    amount: kind === 'amount' ? value : null,
    costs: kind === 'costs',
  }));
}

/** The first row keeps nothing on any day; each next one stands ten days before those that are there. */
export function nextKeeping(keepings: readonly Keeping[]): Keeping {
  const daysFrom = keepings.length === 0 ? 0 : Math.max(...keepings.map((one) => one.daysFrom)) + 10;
  return { guid: newGuid(), daysFrom, kind: 'nothing', value: 0 };
}
