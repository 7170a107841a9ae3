// A price of an event's form: of a field, or of a line of its book. Its parts have guids, so that each can be named.

import type { Guid } from '@rampa/kernel';
import type { Price, PriceWindow, RetentionRow } from './price-types.ts';

export type KeptWindow = PriceWindow & { guid: Guid };
export type KeptRow = RetentionRow & { guid: Guid };

export interface FieldPrice extends Price {
  fieldGuid: Guid;
  /** null: whatever the field is answered with. */
  itemGuid: Guid | null;
  windows: readonly KeptWindow[];
  retention: readonly KeptRow[];
  /** Why so much is kept, in the organizer's words. */
  retentionBasis: string;
}

/** What an event asks before anybody has set it. Belarusian prices have kopecks. */
export function usualRounding(currency: string): number {
  return currency === 'BYN' ? 1 : 100;
}
