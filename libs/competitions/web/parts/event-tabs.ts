// The tabs of an event for the organizer and his employees: which are open, which are closed and why.

import type { Section } from '@rampa/kernel';

export interface EventTab {
  /** Below the event's address; '' is the event itself. */
  to: string;
  label: string;
  /** The specification spells it in capitals; people read a sentence. */
  isCapitals?: boolean;
  isActive: boolean;
  /** Why it cannot be opened. */
  closed?: string;
  /** How many there are behind it. */
  count?: number;
  choices?: { to: string; label: string; count?: number; closed?: string }[];
}

export interface EventTabsGiven {
  /** Below the event's address, without slashes around it: '', 'judges', 'diplomas/documents'. */
  path: string;
  /** 0 nothing, 1 see, 2 change. */
  config: Partial<Record<Section, number>>;
  useFinances: boolean;
  /** False: a festival without marks. */
  isJudged: boolean;
  /** The installation's flag: RAMPA_DIPLOMAS is 'true'. */
  hasDiplomas: boolean;
  /** Applications that were sent; left out while nobody knows. */
  applicationCount?: number | undefined;
  /** Whether this release has the page. */
  hasPage(path: string): boolean;
}

/** Pages under «Настройки конкурса». */
export const SETTINGS_PAGES = [
  'documents',
  'statuses',
  'members',
  'accesses',
  'judges',
  'ratings',
  'compitition',
  'constructor',
  'ranks',
  'evaluation-criteria',
  'display-voiting',
];

export const CLOSED = {
  right: 'Раздел вам не открыт. Попросите доступ у организатора.',
  notYet: 'Скоро: раздел появится в одном из следующих обновлений.',
  diplomas: 'Дипломы на этом портале выключены.',
  finances: 'Финансовые документы выключены. Их включают в карточке события.',
  membersFinances: 'Организатор не ведёт здесь финансовые документы.',
  withoutMarks: 'Это фестиваль без оценок: протоколов в нём нет.',
};

/** A map, because «constructor» is a page, and every object has something under that name. */
const SECTION_OF: ReadonlyMap<string, Section> = new Map([
  ['program', 'program'],
  ['protocols', 'protocol'],
  ['diplomas', 'diplomas'],
  ['finances', 'finances'],
  ['reports', 'reports'],
  ['applications', 'requests'],
]);

/**
 * Pages of the settings that are open without them: whoever leads the day looks at the hall and presses, whoever makes
 * the protocol gives its titles.
 */
const HALL = 'display-voiting';
const RANKS = 'ranks';
const SHARED: ReadonlyMap<string, readonly Section[]> = new Map([
  [HALL, ['settings', 'program', 'protocol']],
  [RANKS, ['settings', 'protocol']],
]);

/** The section that a page below the event belongs to. */
export function sectionOf(path: string): Section {
  return SECTION_OF.get(path.split('/')[0]!) ?? 'settings';
}

/** Whether a person with these rights may open the page below the event. */
export function isOpen(path: string, config: EventTabsGiven['config']): boolean {
  const sections = SHARED.get(path.split('/')[0]!) ?? [sectionOf(path)];
  return sections.some((section) => (config[section] ?? 0) > 0);
}

/** Sections that are closed to everybody, with the word that says why. */
export function closedSections(given: Pick<EventTabsGiven, 'useFinances' | 'hasDiplomas'>): ClosedSection[] {
  return [...(given.useFinances ? [] : ['finances' as const]), ...(given.hasDiplomas ? [] : ['diplomas' as const])];
}

export type ClosedSection = 'finances' | 'diplomas';

/**
 * What becomes of somebody who opens the page below the event: `stay`; `away` from the event; `off`, the page says that
 * its section is closed to everybody; or the address that he is led to. `first`: of the first section that these rights
 * open.
 */
export function doorOf(
  path: string,
  config: EventTabsGiven['config'],
  off: readonly ClosedSection[],
  first: (config: EventTabsGiven['config']) => string | null,
): string {
  const isOff = off.some((section) => section === sectionOf(path));
  const isHis = isOpen(path, config);
  // Signing in leads to a section without knowing of the event. Whoever sees the settings reads where it is switched on.
  if (isHis && (!isOff || isOpen('', config))) return isOff ? 'off' : 'stay';
  if (!isHis && !['settings', 'requests'].includes(sectionOf(path))) return 'away';
  const other = first({ ...config, ...Object.fromEntries(off.map((section) => [section, 0])) });
  if (other !== null) return other;
  return isHis ? 'off' : (off.find((section) => isOpen(section, config)) ?? 'away');
}

export function organizerTabs(given: EventTabsGiven): EventTab[] {
  const first = given.path.split('/')[0]!;
  // For whom the settings are open it is one of their pages.
  const own = isOpen('', given.config)
    ? []
    : [HALL, ...(given.isJudged ? [RANKS] : [])].filter((page) => isOpen(page, given.config));
  const closedOf = (to: string, reason?: string): { closed?: string } => {
    const closed = isOpen(to, given.config)
      ? (reason ?? (given.hasPage(to) ? undefined : CLOSED.notYet))
      : CLOSED.right;
    return closed === undefined ? {} : { closed };
  };
  const tab = (to: string, label: string, reason?: string): EventTab => ({
    to,
    label,
    isActive: to === '' ? first === '' || (SETTINGS_PAGES.includes(first) && !own.includes(first)) : first === to,
    ...closedOf(to, reason),
  });
  // What this release does not have is not named, but for the tabs that the specification itself names and closes.
  const choices = [
    {
      ...{ to: 'applications', label: 'Заявки', ...closedOf('applications') },
      ...(given.applicationCount === undefined ? {} : { count: given.applicationCount }),
    },
    { to: 'reports', label: 'Отчеты', ...closedOf('reports') },
  ].filter(({ to }) => given.hasPage(to));
  const closedChoice = choices.every(({ closed }) => closed !== undefined) ? choices[0]?.closed : undefined;
  return [
    tab('', 'Настройки конкурса'),
    // One page needs no list of pages.
    ...(choices.length < 2
      ? choices.map((choice) => ({ ...choice, isActive: choice.to === first }))
      : [
          {
            to: 'applications',
            label: 'Заявки/свод. отчеты',
            isActive: choices.some(({ to }) => to === first),
            choices,
            ...(closedChoice === undefined ? {} : { closed: closedChoice }),
          },
        ]),
    tab('program', 'Программа выступлений'),
    tab('protocols', 'Протоколы итоги', given.isJudged ? undefined : CLOSED.withoutMarks),
    ...(own.includes(RANKS) ? [tab(RANKS, 'Звания и места')] : []),
    ...(own.includes(HALL) ? [tab(HALL, 'Экраны зала')] : []),
    {
      ...tab('diplomas', 'ДИПЛОМЫ И ДОКУМЕНТЫ', given.hasDiplomas ? undefined : CLOSED.diplomas),
      isCapitals: true,
    },
    tab('finances', 'Финансовые документы', given.useFinances ? undefined : CLOSED.finances),
  ];
}
