// How far the set-up of judging is, in words.

import type { ReadyStep } from '@rampa/competitions/domain';
import { counted } from '@rampa/kernel';

export interface PreparedJury {
  readonly judges: number;
  /** Judges with a link that works. */
  readonly linked: number;
  readonly criteria: number;
  readonly titles: number;
  /** Faults of the titles, which a lock refuses. */
  readonly titleFaults: number;
  /** Doubts that stop nothing. */
  readonly titleDoubts: number;
}

/** Two steps of the event, judges with criteria and titles, each with its state and a sentence. */
export function jurySteps(prepared: PreparedJury): ReadyStep[] {
  return [judgesStep(prepared), titlesStep(prepared)];
}

function judgesStep({ judges, linked, criteria }: PreparedJury): ReadyStep {
  if (judges === 0 && criteria === 0)
    return { key: 'judges', state: 'waiting', fact: 'судьи и критерии ещё не добавлены' };
  const panel = judges === 0 ? 'судьи ещё не добавлены' : counted(judges, 'судья', 'судьи', 'судей');
  const scale = criteria === 0 ? 'критерии ещё не добавлены' : counted(criteria, 'критерий', 'критерия', 'критериев');
  const without = judges - linked;
  if (judges > 0 && criteria > 0 && without > 0)
    return { key: 'judges', state: 'now', fact: `${panel}, ${scale}; без ссылки: ${without}` };
  return { key: 'judges', state: judges > 0 && criteria > 0 ? 'done' : 'now', fact: `${panel}, ${scale}` };
}

function titlesStep({ titles, titleFaults, titleDoubts }: PreparedJury): ReadyStep {
  if (titles === 0) return { key: 'titles', state: 'waiting', fact: 'званий нет, будут только места' };
  if (titleFaults > 0)
    return {
      key: 'titles',
      state: 'now',
      fact: `${counted(titleFaults, 'замечание', 'замечания', 'замечаний')}: протокол не закрыть`,
    };
  if (titleDoubts > 0) return { key: 'titles', state: 'now', fact: 'границы не от этой шкалы: проверьте их' };
  return { key: 'titles', state: 'done', fact: `${counted(titles, 'звание', 'звания', 'званий')} без разрывов` };
}
