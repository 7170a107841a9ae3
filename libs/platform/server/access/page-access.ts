// What an employee may. One page configuration holds for all events; an event's own configuration replaces it there.

import { SECTIONS, type Guid, type Section } from '@rampa/kernel';

/** 0 none, 1 see, 2 change. */
export type Action = 0 | 1 | 2;
export type PageConfig = Record<Section, Action>;

export interface PageAccess {
  all: PageConfig;
  /** Events with a configuration of their own. */
  events: Readonly<Record<Guid, PageConfig>>;
}

export const NO_PAGES: PageConfig = everySection(0);
export const ALL_PAGES: PageConfig = everySection(2);

function everySection(action: Action): PageConfig {
  return Object.fromEntries(SECTIONS.map((section) => [section, action])) as PageConfig;
}

/** Where no event is named he changes a section that is his in all events, and sees one that is his in some. */
export function configOf({ all, events }: PageAccess, competition: Guid | null): PageConfig {
  if (competition) return events[competition] ?? all;
  const own = Object.values(events);
  const actionIn = (section: Section): Action =>
    all[section] === 0 && own.some((config) => config[section] > 0) ? 1 : all[section];
  return Object.fromEntries(SECTIONS.map((section) => [section, actionIn(section)])) as PageConfig;
}

/** For a call that names no event: a read needs the section in some event, a write needs it in all events. */
export function actionOf(access: PageAccess, competition: Guid | null, section: Section | 'any'): Action {
  const config = configOf(access, competition);
  return section === 'any' ? (Math.max(...Object.values(config)) as Action) : config[section];
}

/** Which of the organizer's events the employee sees at all: `known` names the exceptions from `others`. */
export function visibleEvents({ all, events }: PageAccess): { others: boolean; known: Guid[] } {
  const others = hasAny(all);
  return { others, known: Object.keys(events).filter((guid) => hasAny(events[guid]!) !== others) };
}

function hasAny(config: PageConfig): boolean {
  return Object.values(config).some((action) => action > 0);
}
