// Which titles of the jury suit a performance: an organizer may say from which total one is given. The jury may decide
// otherwise, so this orders and tells, and refuses nothing.

import type { AwardSettingView } from '@rampa/contract';
import { formatThousandths, inQuotes } from '@rampa/kernel';
import type { ProtocolRow } from './rows.ts';

export type ManualTitle = Pick<AwardSettingView, 'guid' | 'title' | 'from'>;
type Counted = Pick<ProtocolRow, 'total' | 'components'>;

/** Where places are added up, the total is no points and nothing is compared. */
function isBelow({ from }: Pick<ManualTitle, 'from'>, { total, components }: Counted): boolean {
  return from !== null && total !== null && components !== null && total < from;
}

/** Those that suit it first. */
export function offered(titles: readonly ManualTitle[], row: Counted): ManualTitle[] {
  return titles.toSorted((left, right) => Number(isBelow(left, row)) - Number(isBelow(right, row)));
}

/** What speaks against the title; null where nothing does. */
export function againstText(title: ManualTitle, row: Counted): string | null {
  if (!isBelow(title, row)) return null;
  return `${inQuotes(title.title)} дают от ${formatThousandths(title.from!)}, у выступления ${formatThousandths(row.total!)}. Жюри может решить иначе.`;
}
