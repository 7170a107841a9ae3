// How far the protocols of an event are, in words.

import type { ReadyStep } from '@rampa/competitions/domain';
import { inQuotes, type ProtocolState } from '@rampa/kernel';

export interface PreparedProtocol {
  readonly title: string;
  readonly state: ProtocolState;
}

/** The earliest state that a protocol still has to leave, most urgent first. */
const WAY: readonly [ProtocolState, ReadyStep['state'], (title: string) => string][] = [
  ['Open', 'now', (title) => `${title}: идёт приём оценок`],
  ['Locked', 'now', (title) => `${title}: закрыт, ждёт утверждения`],
  ['Withdrawn', 'now', (title) => `${title}: отозван`],
  ['Confirmed', 'now', (title) => `${title}: утверждён, не опубликован`],
];

/** The event's step «Протоколы» with its state and a sentence. */
export function protocolsStep(protocols: readonly PreparedProtocol[]): ReadyStep {
  for (const [state, lamp, words] of WAY) {
    const found = protocols.find((protocol) => protocol.state === state);
    if (found) return { key: 'protocols', state: lamp, fact: words(inQuotes(found.title)) };
  }
  const published = protocols.filter(({ state }) => state === 'Published').length;
  if (published > 0 && published === protocols.length)
    return { key: 'protocols', state: 'done', fact: published === 1 ? 'опубликован' : 'опубликованы' };
  return {
    key: 'protocols',
    state: 'waiting',
    fact: published > 0 ? `опубликовано ${published} из ${protocols.length}` : 'ещё не открыты',
  };
}
