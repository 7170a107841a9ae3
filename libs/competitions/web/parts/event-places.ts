// Every page of an event that is open to the person: what its tabs and its settings lead to, in their order.

import { isOpen, organizerTabs, type EventTabsGiven } from './event-tabs.ts';
import { SETTINGS } from './settings-pages.ts';

export interface EventPlace {
  /** Below the event's address; '' is the event itself. */
  to: string;
  label: string;
}

export function eventPlaces(given: Omit<EventTabsGiven, 'path'>): EventPlace[] {
  const { config, isJudged, hasPage } = given;
  const isThere = (to: string) => isOpen(to, config) && hasPage(to);
  const settings = SETTINGS.filter(({ to, isOfContest }) => (isJudged || !isOfContest) && isThere(to));
  const tabs = organizerTabs({ ...given, path: '' })
    .flatMap((tab) => tab.choices ?? [tab])
    .filter(({ closed }) => closed === undefined);
  const places = [...settings, ...tabs].map(({ to, label }) => ({ to, label: asSentence(label) }));
  if (['program', 'protocol', 'settings'].some((section) => (config[section as 'program'] ?? 0) > 0))
    places.push({ to: 'desk', label: 'Пульт' });
  // The first tab is the event's card, and a page of the settings may have a tab of its own.
  return places.filter(({ to }, at) => places.findIndex((other) => other.to === to) === at);
}

/** The specification spells a tab in capitals; people read a sentence. */
function asSentence(label: string): string {
  return label === label.toUpperCase() ? label[0] + label.slice(1).toLowerCase() : label;
}
