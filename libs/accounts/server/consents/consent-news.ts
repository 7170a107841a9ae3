import type { Guid } from '@rampa/kernel';
import { streamsOf, type Transaction } from '@rampa/platform/server';

/**
 * Open pages of strangers show names anew: screens and programs follow the day's stream, a published report the office's.
 * `member`: whose word it is, or whose application names somebody otherwise; null: of several.
 */
export function tellConsent(tx: Transaction, events: readonly Guid[], member: Guid | null): void {
  for (const stream of events.flatMap(streamsOf)) tx.emit(stream, 'consent.changed', { member });
}
