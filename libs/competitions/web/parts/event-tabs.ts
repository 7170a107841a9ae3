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
  choices?: { to: string; label: string; closed?: string }[];
}

export interface EventTabsGiven {
  /** Below the event's address, without slashes around it: '', 'judges', 'diplomas/documents'. */
  path: string;
  /** 0 nothing, 1 see, 2 change. */
  config: Partial<Record<Section, number>>;
  useFinances: boolean;
  /** The installation's flag: RAMPA_DIPLOMAS is 'true'. */
  hasDiplomas: boolean;
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
  finances: 'Это мероприятие не ведёт финансовые документы.',
};

const SECTION_OF: Record<string, Section> = {
  program: 'program',
  protocols: 'protocol',
  diplomas: 'diplomas',
  finances: 'finances',
  reports: 'reports',
  applications: 'requests',
};

/** Whoever leads the day may look at the hall and press, without the settings too. */
const HALL = 'display-voiting';
const OF_HALL: readonly Section[] = ['settings', 'program', 'protocol'];

/** The section that a page below the event belongs to. */
export function sectionOf(path: string): Section {
  return SECTION_OF[path.split('/')[0]!] ?? 'settings';
}

/** Whether a person with these rights may open the page below the event. */
export function isOpen(path: string, config: EventTabsGiven['config']): boolean {
  const sections = path.split('/')[0] === HALL ? OF_HALL : [sectionOf(path)];
  return sections.some((section) => (config[section] ?? 0) > 0);
}

export function organizerTabs(given: EventTabsGiven): EventTab[] {
  const first = given.path.split('/')[0]!;
  // For whom the settings are open it is one of their pages.
  const hasHallTab = !isOpen('', given.config) && isOpen(HALL, given.config);
  const closedOf = (to: string, reason?: string): { closed?: string } => {
    const closed = isOpen(to, given.config)
      ? (reason ?? (given.hasPage(to) ? undefined : CLOSED.notYet))
      : CLOSED.right;
    return closed === undefined ? {} : { closed };
  };
  const tab = (to: string, label: string, reason?: string): EventTab => ({
    to,
    label,
    isActive:
      to === '' ? first === '' || (SETTINGS_PAGES.includes(first) && !(hasHallTab && first === HALL)) : first === to,
    ...closedOf(to, reason),
  });
  const choices = [
    { to: 'applications', label: 'Заявки', ...closedOf('applications') },
    { to: 'reports', label: 'Отчеты', ...closedOf('reports') },
  ];
  const closedChoice = choices.every(({ closed }) => closed !== undefined) ? choices[0]!.closed : undefined;
  return [
    tab('', 'Настройки конкурса'),
    {
      to: 'applications',
      label: 'Заявки/свод. отчеты',
      isActive: choices.some(({ to }) => to === first),
      choices,
      ...(closedChoice === undefined ? {} : { closed: closedChoice }),
    },
    tab('program', 'Программа выступлений'),
    tab('protocols', 'Протоколы итоги'),
    ...(hasHallTab ? [tab(HALL, 'Экраны зала')] : []),
    {
      ...tab('diplomas', 'ДИПЛОМЫ И ДОКУМЕНТЫ', given.hasDiplomas ? undefined : CLOSED.diplomas),
      isCapitals: true,
    },
    tab('finances', 'Финансовые документы', given.useFinances ? undefined : CLOSED.finances),
  ];
}
