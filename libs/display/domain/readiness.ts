// How ready the hall's screens are, in words.

import { namedSome, type DayFault, type ReadyStep } from '@rampa/competitions/domain';
import { inQuotes } from '@rampa/kernel';

export interface PreparedDisplays {
  readonly displays: number;
  /** Screens that some device shows now. */
  readonly connected: number;
  /** Titles of those that no television has been given to and no device has shown for a day. */
  readonly unclaimed: readonly string[];
}

/** The event's step «Экраны зала» with its state and a sentence. */
export function displaysStep({ displays, connected }: Pick<PreparedDisplays, 'displays' | 'connected'>): ReadyStep {
  if (displays === 0) return { key: 'displays', state: 'waiting', fact: 'ещё не добавлены' };
  if (connected === 0) return { key: 'displays', state: 'waiting', fact: 'ни один не подключён' };
  const state = connected === displays ? 'done' : 'now';
  return { key: 'displays', state, fact: `подключены ${connected} из ${displays}` };
}

export function displayFaults({ unclaimed }: Pick<PreparedDisplays, 'unclaimed'>): DayFault[] {
  const [one] = unclaimed;
  if (one === undefined) return [];
  const text =
    unclaimed.length === 1
      ? `Экран ${inQuotes(one)} не открыт ни на одном устройстве`
      : `Экраны не открыты ни на одном устройстве: ${namedSome(unclaimed.map((title) => inQuotes(title)))}`;
  return [{ cure: 'displays', text }];
}
