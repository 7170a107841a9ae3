// The views that every table of applications has, and which view is on. Pure.

import type { ApplicationTableFacts } from '@rampa/contract';
import { filtersOf, NO_FILTERS, type Filters } from './narrowed.ts';

export interface UsualView {
  title: string;
  count: number;
  filters: Filters;
}

const UNSENT: Filters = { ...NO_FILTERS, state: 'others' };

/** `filters`: as they are now; a view that is on stands there though nothing is in it. */
export function usualViews({ counts, money }: ApplicationTableFacts, filters: Filters): UsualView[] {
  return [
    { title: 'Отправленные', count: counts.sent, filters: NO_FILTERS },
    { title: 'Ждут проверки', count: counts.unchecked, filters: { ...NO_FILTERS, unchecked: '1' } },
    { title: 'С изменениями', count: counts.changed, filters: { ...NO_FILTERS, changed: '1' } },
    ...(money ? [{ title: 'Не оплачены', count: money.unpaid, filters: { ...NO_FILTERS, paid: '0' } }] : []),
    { title: 'Не отправлены', count: counts.others - counts.withdrawn, filters: { ...UNSENT, withdrawn: '0' } },
    ...(counts.withdrawn > 0 || filters.withdrawn === '1'
      ? [{ title: 'Отозваны', count: counts.withdrawn, filters: { ...UNSENT, withdrawn: '1' } }]
      : []),
  ];
}

export const isSameView = (one: Filters, other: Filters): boolean =>
  Object.keys(NO_FILTERS).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** The one of those that were saved which narrows the table as it is now. */
export const savedView = ({ views }: ApplicationTableFacts, filters: Filters, zone: string) =>
  views.find(({ view }) => isSameView(filters, filtersOf(view, zone)));
