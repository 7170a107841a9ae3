// How a discount or a sponsor's share is said, and the colour of what was decided.

import type { DiscountView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { percentText } from '../prices/price-words.ts';

export const TONES = { Proposed: 'now', Granted: 'ok', Accepted: 'info', Paid: 'ok', Declined: 'danger' } as const;

export function sizeOf({ percentBp, amount }: Pick<DiscountView, 'percentBp' | 'amount'>, currency: string): string {
  return percentBp === null ? moneyText(amount ?? 0, currency) : percentText(percentBp);
}
