// The order of rows by a column's texts.

import { onceAsked } from '@rampa/kernel';

const letters = onceAsked(() => new Intl.Collator('ru', { numeric: true, sensitivity: 'base' }));

/** Rows without a text stand last, whichever way; equal ones stay as they were. */
export function byTexts<Row>(rows: readonly Row[], textOf: (row: Row) => string, isDescending: boolean): Row[] {
  const way = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [textOf(one), textOf(other)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return way * letters().compare(a, b);
  });
}
