// What of the judging is ready, in words.

import type { ReadyStep } from '@rampa/competitions/domain';
import { counted, inQuotes, type ProtocolState } from '@rampa/kernel';

export interface PreparedJudging {
  readonly judges: number;
  /** Judges with a link that works. */
  readonly linked: number;
  readonly criteria: number;
  readonly titles: number;
  /** What titles leave open. */
  readonly titleFaults: number;
  readonly protocols: readonly { readonly title: string; readonly state: ProtocolState }[];
}

export function judgingSteps(prepared: PreparedJudging): ReadyStep[] {
  return [judgesStep(prepared), titlesStep(prepared), protocolsStep(prepared)];
}

function judgesStep({ judges, linked, criteria }: PreparedJudging): ReadyStep {
  if (judges === 0 && criteria === 0)
    return { key: 'judges', state: 'waiting', fact: 'судьи и критерии ещё не добавлены' };
  const panel = judges === 0 ? 'судьи ещё не добавлены' : counted(judges, 'судья', 'судьи', 'судей');
  const scale = criteria === 0 ? 'критерии ещё не добавлены' : counted(criteria, 'критерий', 'критерия', 'критериев');
  const without = judges - linked;
  if (judges > 0 && criteria > 0 && without > 0)
    return { key: 'judges', state: 'now', fact: `${panel}, ${scale}; без ссылки: ${without}` };
  return { key: 'judges', state: judges > 0 && criteria > 0 ? 'done' : 'now', fact: `${panel}, ${scale}` };
}

function titlesStep({ titles, titleFaults }: PreparedJudging): ReadyStep {
  if (titles === 0) return { key: 'titles', state: 'waiting', fact: 'званий нет, будут только места' };
  if (titleFaults > 0)
    return {
      key: 'titles',
      state: 'now',
      fact: `${counted(titleFaults, 'замечание', 'замечания', 'замечаний')}: протокол не закрыть`,
    };
  return { key: 'titles', state: 'done', fact: `${counted(titles, 'звание', 'звания', 'званий')} без разрывов` };
}

/** The earliest of the way that some protocol has before it, most urgent first. */
const WAY: readonly [ProtocolState, ReadyStep['state'], (title: string) => string][] = [
  ['Open', 'now', (title) => `${title}: идёт приём оценок`],
  ['Locked', 'now', (title) => `${title}: закрыт, ждёт утверждения`],
  ['Withdrawn', 'now', (title) => `${title}: отозван`],
  ['Confirmed', 'now', (title) => `${title}: утверждён, не опубликован`],
];

function protocolsStep({ protocols }: PreparedJudging): ReadyStep {
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
