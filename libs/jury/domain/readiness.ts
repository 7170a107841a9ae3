// How far the set-up of judging is, in words.

import type { ReadyStep } from '@rampa/competitions/domain';
import { counted, inQuotes } from '@rampa/kernel';

export interface PreparedJury {
  readonly judges: number;
  /** Judges with a link that works. */
  readonly linked: number;
  /** Links that end before the event does. */
  readonly early: number;
  /** Judges whose links nobody has opened yet. */
  readonly unopened: number;
  readonly criteria: number;
  /** Nominations of the program with nobody to mark them, or nothing to mark by; null: performances without one. */
  readonly bare: readonly { readonly title: string | null; readonly lacks: 'judges' | 'criteria' }[];
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

function judgesStep({ judges, linked, early, unopened, criteria, bare }: PreparedJury): ReadyStep {
  if (judges === 0 && criteria === 0)
    return { key: 'judges', state: 'waiting', fact: 'судьи и критерии ещё не добавлены' };
  const panel = judges === 0 ? 'судьи ещё не добавлены' : counted(judges, 'судья', 'судьи', 'судей');
  const scale = criteria === 0 ? 'критерии ещё не добавлены' : counted(criteria, 'критерий', 'критерия', 'критериев');
  if (judges === 0 || criteria === 0) return { key: 'judges', state: 'now', fact: `${panel}, ${scale}` };
  const lacks = [
    ...(bare.length > 0 ? [bareText(bare)] : []),
    ...(linked < judges ? [`без ссылки: ${judges - linked}`] : []),
    ...(early > 0 ? [`ссылка кончается до конца мероприятия: ${early}`] : []),
  ];
  // Before the day most links are not opened yet: told, and nothing to mend.
  const told = [...lacks, ...(unopened > 0 && lacks.length === 0 ? [`ссылку ещё не открыли: ${unopened}`] : [])];
  return { key: 'judges', state: lacks.length > 0 ? 'now' : 'done', fact: [`${panel}, ${scale}`, ...told].join('; ') };
}

function bareText(bare: PreparedJury['bare']): string {
  const [{ title, lacks }] = bare as [PreparedJury['bare'][number]];
  const what = lacks === 'judges' ? 'судей' : 'критериев';
  if (bare.length > 1) return `без судей или критериев ${counted(bare.length, 'номинация', 'номинации', 'номинаций')}`;
  return title === null ? `выступления без номинации остались без ${what}` : `номинация ${inQuotes(title)} без ${what}`;
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
