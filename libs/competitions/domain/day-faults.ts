// What would go wrong on the day of the event, and where it is mended. The rooms find it; here stand the pages.

import type { Guid, Section } from '@rampa/kernel';

interface Cure {
  readonly title: string;
  /** Below the event's address. */
  readonly to: string;
  /** Whose right shows the fault. */
  readonly section: Section;
  /** A festival without marks has no such fault. */
  readonly isOfContest?: true;
}

/** In the order in which they are told. */
export const DAY_CURES = {
  judges: { title: 'Судьи и доступы', to: 'judges', section: 'settings', isOfContest: true },
  criteria: { title: 'Критерии оценки', to: 'evaluation-criteria', section: 'settings', isOfContest: true },
  titles: { title: 'Звания и места', to: 'ranks', section: 'settings', isOfContest: true },
  links: { title: 'Доступы', to: 'accesses', section: 'settings', isOfContest: true },
  program: { title: 'Программа', to: 'program', section: 'program' },
  displays: { title: 'Экраны зала', to: 'display-voiting', section: 'settings' },
} as const satisfies Record<string, Cure>;
export type DayCure = keyof typeof DAY_CURES;
const CURES = Object.keys(DAY_CURES) as DayCure[];

export interface DayFault {
  readonly cure: DayCure;
  /** «Номинацию „Вокал“ некому судить» */
  readonly text: string;
  /** It stops nothing and may be meant so. */
  readonly isDoubt?: true;
  /** Whose page mends it. */
  readonly program?: Guid;
}

export interface ToldFault {
  text: string;
  isDoubt: boolean;
  /** Of the page that mends it. */
  title: string;
  to: string;
}

/** Of this kind of event and of the person's sections, what stops the day before what is only doubtful. */
export function toldFaults(
  faults: readonly DayFault[],
  isJudged: boolean,
  sees: (section: Section) => boolean,
): ToldFault[] {
  return faults
    .filter(({ cure }) => {
      const { section, isOfContest }: Cure = DAY_CURES[cure];
      return sees(section) && (isJudged || !isOfContest);
    })
    .toSorted(
      (one, other) =>
        Number(one.isDoubt ?? false) - Number(other.isDoubt ?? false) ||
        CURES.indexOf(one.cure) - CURES.indexOf(other.cure),
    )
    .map(({ cure, text, isDoubt = false, program }) => {
      const { title, to } = DAY_CURES[cure];
      return { text, isDoubt, title, to: program ? `${to}?competitionProgramGuid=${program}` : to };
    });
}

const MOST_NAMES = 3;

/** «Белова, Орлов, Чен и ещё 2» */
export function namedSome(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${named} и\u00A0ещё\u00A0${names.length - MOST_NAMES}` : named;
}
