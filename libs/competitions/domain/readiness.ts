// How ready an event is: its steps in the order in which people prepare it, each with a lamp, a fact and an address. The
// facts come from the rooms; here stand the steps themselves.

import type { Section } from '@rampa/kernel';

/** done: nothing left to do; now: begun, or wants attention; waiting: not begun. */
export const STEP_STATES = ['done', 'now', 'waiting'] as const;
export type StepState = (typeof STEP_STATES)[number];

export const STEP_KEYS = [
  'card',
  'documents',
  'form',
  'dates',
  'statuses',
  'letters',
  'requisites',
  'program',
  'judges',
  'titles',
  'displays',
  'publication',
  'protocols',
  'diplomas',
] as const;
export type StepKey = (typeof STEP_KEYS)[number];

/** What the menu of the event counts, by the address of the page. */
export const COUNTED_PAGES = [
  'documents',
  'statuses',
  'members',
  'judges',
  'accesses',
  'evaluation-criteria',
  'ranks',
  'display-voiting',
] as const;
export type CountedPage = (typeof COUNTED_PAGES)[number];

export interface ReadyStep {
  readonly key: StepKey;
  readonly state: StepState;
  /** «5 судей, 5 критериев» */
  readonly fact: string;
}

export interface StepPlace {
  readonly title: string;
  /** Below the event's address; from a slash on: of the portal. */
  readonly to: string;
  /** Whose right shows the step. */
  readonly section: Section;
  /** A festival without marks has no such step. */
  readonly isOfContest?: true;
  /** Its page is the organizer's alone. */
  readonly isOwners?: true;
}

export const STEP_PLACES: Record<StepKey, StepPlace> = {
  card: { title: 'Даты и место', to: '', section: 'settings' },
  documents: { title: 'Положение и документы', to: 'documents', section: 'settings' },
  form: { title: 'Форма заявки', to: 'constructor', section: 'settings' },
  dates: { title: 'Сроки заявок', to: 'statuses#dates', section: 'settings' },
  statuses: { title: 'Статусы заявок', to: 'statuses', section: 'settings' },
  letters: { title: 'Письма участникам', to: '/organizer/email-templates', section: 'settings', isOwners: true },
  requisites: { title: 'Реквизиты', to: '/requisite', section: 'finances' },
  program: { title: 'Программа', to: 'program', section: 'program' },
  judges: { title: 'Судьи и критерии', to: 'judges', section: 'settings', isOfContest: true },
  titles: { title: 'Звания', to: 'ranks', section: 'settings', isOfContest: true },
  displays: { title: 'Экраны зала', to: 'display-voiting', section: 'settings' },
  publication: { title: 'Программа для всех', to: 'program', section: 'program' },
  protocols: { title: 'Протоколы', to: 'protocols', section: 'protocol', isOfContest: true },
  diplomas: { title: 'Дипломы', to: 'diplomas', section: 'diplomas' },
};

/** The steps of this kind of event that the person may see, in their order. */
export function orderedSteps(
  steps: readonly ReadyStep[],
  isJudged: boolean,
  sees: (section: Section) => boolean,
  isOwner = true,
): ReadyStep[] {
  return steps
    .filter(({ key }) => {
      const { section, isOfContest, isOwners } = STEP_PLACES[key];
      return sees(section) && (isJudged || !isOfContest) && (isOwner || !isOwners);
    })
    .toSorted((one, other) => STEP_KEYS.indexOf(one.key) - STEP_KEYS.indexOf(other.key));
}

/** What to do next: what goes on or wants attention before what has not begun; null when all is done. */
export function nextStep<S extends Pick<ReadyStep, 'state'>>(steps: readonly S[]): S | null {
  return steps.find(({ state }) => state === 'now') ?? steps.find(({ state }) => state === 'waiting') ?? null;
}
