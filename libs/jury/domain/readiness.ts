// How far the set-up of judging is, in words.

import { namedSome, type DayFault, type ReadyStep } from '@rampa/competitions/domain';
import { counted, inQuotes, withInitials } from '@rampa/kernel';

export interface PreparedJury {
  readonly judges: number;
  /** Judges without a link that works. */
  readonly unlinked: readonly string[];
  /** Judges whose links end before the event does. */
  readonly early: readonly string[];
  /** Judges whose links nobody has opened yet. */
  readonly unopened: readonly string[];
  readonly criteria: number;
  /** Nominations of the program with nobody to mark them, or nothing to mark by; null: performances without one. */
  readonly bare: readonly { readonly title: string | null; readonly lacks: 'judges' | 'criteria' }[];
  readonly titles: number;
  /** Faults of the titles, which a lock refuses, in sentences. */
  readonly titleFaults: readonly string[];
  /** Doubts that stop nothing, in sentences. */
  readonly titleDoubts: readonly string[];
}

/** Two steps of the event, judges with criteria and titles, each with its state and a sentence. */
export function jurySteps(prepared: PreparedJury): ReadyStep[] {
  return [judgesStep(prepared), titlesStep(prepared)];
}

function judgesStep({ judges, unlinked, early, unopened, criteria, bare }: PreparedJury): ReadyStep {
  if (judges === 0 && criteria === 0)
    return { key: 'judges', state: 'waiting', fact: 'судьи и критерии ещё не добавлены' };
  const panel = judges === 0 ? 'судьи ещё не добавлены' : counted(judges, 'судья', 'судьи', 'судей');
  const scale = criteria === 0 ? 'критерии ещё не добавлены' : counted(criteria, 'критерий', 'критерия', 'критериев');
  if (judges === 0 || criteria === 0) return { key: 'judges', state: 'now', fact: `${panel}, ${scale}` };
  const lacks = [
    ...(bare.length > 0 ? [bareText(bare)] : []),
    ...(unlinked.length > 0 ? [`без ссылки: ${unlinked.length}`] : []),
    ...(early.length > 0 ? [`ссылка кончается до конца мероприятия: ${early.length}`] : []),
  ];
  // Before the day most links are not opened yet: told, and nothing to mend.
  const told = [
    ...lacks,
    ...(unopened.length > 0 && lacks.length === 0 ? [`ссылку ещё не открыли: ${unopened.length}`] : []),
  ];
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
  if (titleFaults.length > 0)
    return {
      key: 'titles',
      state: 'now',
      fact: `${counted(titleFaults.length, 'замечание', 'замечания', 'замечаний')}: протокол не закрыть`,
    };
  if (titleDoubts.length > 0) return { key: 'titles', state: 'now', fact: 'границы не от этой шкалы: проверьте их' };
  return { key: 'titles', state: 'done', fact: `${counted(titles, 'звание', 'звания', 'званий')} без разрывов` };
}

/** What of judging would go wrong on the day. Nothing is told of an event whose performances and jury are still to come. */
export function juryFaults(prepared: PreparedJury): DayFault[] {
  const { judges, criteria, bare, titleFaults, titleDoubts } = prepared;
  if (judges === 0 && criteria === 0 && bare.length === 0) return [];
  return [
    ...(judges === 0 ? [{ cure: 'judges' as const, text: 'Судьи ещё не добавлены' }] : bareFaults(bare, 'judges')),
    ...(criteria === 0
      ? [{ cure: 'criteria' as const, text: 'Критерии ещё не добавлены' }]
      : bareFaults(bare, 'criteria')),
    ...titleFaults.map((text): DayFault => ({ cure: 'titles', text: withoutStop(text) })),
    ...titleDoubts.map((text): DayFault => ({ cure: 'titles', text: withoutStop(text), isDoubt: true })),
    ...linkFaults(prepared),
  ];
}

function bareFaults(bare: PreparedJury['bare'], lacking: 'judges' | 'criteria'): DayFault[] {
  return bare
    .filter(({ lacks }) => lacks === lacking)
    .map(({ title }) => {
      const ofJudges =
        title === null ? 'Выступления без номинации некому судить' : `Номинацию ${inQuotes(title)} некому судить`;
      const ofCriteria =
        title === null
          ? 'Выступления без номинации остались без критериев'
          : `Номинация ${inQuotes(title)} осталась без критериев`;
      return { cure: lacking, text: lacking === 'judges' ? ofJudges : ofCriteria };
    });
}

function linkFaults({ unlinked, early, unopened }: PreparedJury): DayFault[] {
  const named = (judges: readonly string[]) => namedSome(judges.map(withInitials));
  const faults: DayFault[] = [
    { cure: 'links', text: `Без ссылки: ${named(unlinked)}` },
    { cure: 'links', text: `Ссылка кончается до конца мероприятия: ${named(early)}` },
    { cure: 'links', text: `Ссылку ещё не открыли: ${named(unopened)}`, isDoubt: true },
  ];
  return faults.filter((_, index) => [unlinked, early, unopened][index]!.length > 0);
}

/** A row of a list has no full stop. */
const withoutStop = (text: string) => text.replace(/\.$/, '');
