// How ready the hall's screens are, in words.

import type { ReadyStep } from '@rampa/competitions/domain';

export interface PreparedDisplays {
  readonly displays: number;
  /** Screens that some device shows now. */
  readonly connected: number;
}

/** The event's step «Экраны зала» with its state and a sentence. */
export function displaysStep({ displays, connected }: PreparedDisplays): ReadyStep {
  if (displays === 0) return { key: 'displays', state: 'waiting', fact: 'ещё не добавлены' };
  if (connected === 0) return { key: 'displays', state: 'waiting', fact: 'ни один не подключён' };
  const state = connected === displays ? 'done' : 'now';
  return { key: 'displays', state, fact: `подключены ${connected} из ${displays}` };
}
