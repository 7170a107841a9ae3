// What each role's header leads to. Judges and presenters have no navigation: their pages are on the stage.

import type { UserType } from '@rampa/kernel';
import type { HasPage } from '@rampa/platform/web/desk';

export interface NavEntry {
  to: string;
  label: string;
  /** Only this very address, not those below it. */
  end?: boolean;
  /** Why it cannot be opened. */
  closed?: string;
}

const ORGANIZER: NavEntry[] = [
  { to: '/organizer', label: 'Главная', end: true },
  { to: '/organizer/events', label: 'Мероприятия' },
  { to: '/organizer/library', label: 'Справочники' },
  { to: '/organizer/clients', label: 'База клиентов', closed: 'База клиентов пока не открыта.' },
];

const MEMBER: NavEntry[] = [
  { to: '/member/competition', label: 'Мероприятия' },
  { to: '/member/forms', label: 'Заявки' },
];

/** `hasLibrary`: the organizer's books are for whoever may change the settings of an event. */
export function navigationOf(userType: UserType, hasPage: HasPage, hasLibrary: boolean): NavEntry[] {
  const entries = userType === 'Member' ? MEMBER : ORGANIZER;
  // What this release does not have is not named, but for what the specification itself names and closes.
  const built = entries.filter(({ to, closed }) => closed !== undefined || hasPage(to));
  return built.map((entry) => {
    if (entry.closed) return entry;
    if (entry.to === '/organizer/library' && !hasLibrary)
      return { ...entry, closed: 'Справочники не открыты вам. Попросите доступ у организатора.' };
    return entry;
  });
}

/** Where the logo leads. */
export function homeOf(userType: UserType): string {
  return userType === 'Member' ? '/member/competition' : '/organizer';
}
