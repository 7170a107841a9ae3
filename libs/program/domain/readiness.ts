// How ready the programs are, in words.

import type { DayFault, ReadyStep } from '@rampa/competitions/domain';
import { counted, inQuotes, type Guid } from '@rampa/kernel';

export interface PreparedProgram {
  readonly guid: Guid;
  readonly title: string;
  readonly performances: number;
  /** Performances of which nobody has said how long they last. */
  readonly untimed: number;
  /** It has a day and an hour. */
  readonly isDated: boolean;
  readonly isPublished: boolean;
}

export function programSteps(programs: readonly PreparedProgram[]): ReadyStep[] {
  const empty = programs.find(({ performances }) => performances === 0);
  const performances = programs.reduce((sum, program) => sum + program.performances, 0);
  const published = programs.filter(({ isPublished }) => isPublished).length;
  const size = [
    counted(performances, 'выступление', 'выступления', 'выступлений'),
    ...(programs.length > 1 ? [counted(programs.length, 'программа', 'программы', 'программ')] : []),
  ].join(', ');
  return [
    programs.length === 0
      ? { key: 'program', state: 'waiting', fact: 'ещё не создана' }
      : empty
        ? {
            key: 'program',
            state: performances > 0 ? 'now' : 'waiting',
            fact:
              programs.length > 1
                ? `в программе ${inQuotes(empty.title)} нет выступлений`
                : 'выступления ещё не добавлены',
          }
        : timesStep(programs, size),
    programs.length > 0 && published === programs.length
      ? { key: 'publication', state: 'done', fact: 'опубликована' }
      : {
          key: 'publication',
          state: 'waiting',
          fact: published > 0 ? `опубликовано ${published} из ${programs.length}` : 'не опубликована',
        },
  ];
}

function timesStep(programs: readonly PreparedProgram[], size: string): ReadyStep {
  const undated = programs.filter(({ isDated }) => !isDated);
  const untimed = programs.reduce((sum, program) => sum + program.untimed, 0);
  const lacks = [
    ...(undated.length === 0
      ? []
      : [
          programs.length === 1
            ? 'не назначено время начала'
            : `без времени начала: ${undated.map(({ title }) => inQuotes(title)).join(', ')}`,
        ]),
    ...(untimed === 0 ? [] : [`без длительности: ${untimed}`]),
  ];
  return { key: 'program', state: lacks.length > 0 ? 'now' : 'done', fact: [size, ...lacks].join('; ') };
}

/** Programs without performances, an hour, or lengths of their performances. */
export function programFaults(programs: readonly PreparedProgram[]): DayFault[] {
  return programs.flatMap(({ guid, title, performances, isDated, untimed }) => {
    const name = inQuotes(title);
    if (performances === 0) return [{ cure: 'program', text: `В программе ${name} нет выступлений`, program: guid }];
    const long = counted(untimed, 'выступление', 'выступления', 'выступлений');
    return [
      ...(isDated ? [] : [`Программе ${name} не назначено время начала`]),
      ...(untimed === 0 ? [] : [`В программе ${name} без длительности ${long}`]),
    ].map((text): DayFault => ({ cure: 'program', text, program: guid }));
  });
}
