import { WHOLE_BP } from './round.ts';

/** A hundred million of a currency: above it a price is a slip of the keyboard, and sums would stop being exact. */
export const MAX_PRICE = 10_000_000_000;
/** A window may make a price ten times what it was. */
export const MAX_WINDOW_BP = 100_000;

export interface PriceFault {
  code: PriceFaultCode;
  /** Where: «windows.1.percentBp»; the price itself when empty. */
  at: string;
}

export type PriceFaultCode =
  | 'priceNegative'
  | 'priceTooLarge'
  | 'tiersAndBands'
  | 'tierFromFirst'
  | 'rowDoubled'
  | 'percentOrAmount'
  | 'percentOutOfRange'
  | 'windowDoubled'
  | 'windowAfterEvent'
  | 'freeEveryTooSmall'
  | 'priceUnknownField'
  | 'retentionGap'
  | 'retentionOverlap'
  | 'stagesNotWhole'
  | 'stagesNotOrdered';

export function sumFaults(sum: number | null | undefined, at: string): PriceFault[] {
  if (typeof sum !== 'number') return [];
  if (sum < 0) return [{ code: 'priceNegative', at }];
  return Number.isSafeInteger(sum) && sum <= MAX_PRICE ? [] : [{ code: 'priceTooLarge', at }];
}

export function percentFaults(bp: number | null | undefined, at: string, most = WHOLE_BP): PriceFault[] {
  if (typeof bp !== 'number') return [];
  return Number.isInteger(bp) && bp >= 0 && bp <= most ? [] : [{ code: 'percentOutOfRange', at }];
}
