// The navigation of each role's header. Judges and presenters have none: their pages belong to the stage.

import type { UserType } from '@rampa/kernel';
import type { HasPage } from '@rampa/platform/web/desk';

export interface NavEntry {
  to: string;
  label: string;
  /** Matches this address only, not those below it. */
  end?: boolean;
  /** Why the entry is disabled. */
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

/** `hasLibrary`: whoever may change an event's settings also sees the organizer's books. */
export function navigationOf(userType: UserType, hasPage: HasPage, hasLibrary: boolean): NavEntry[] {
  const entries = userType === 'Member' ? MEMBER : ORGANIZER;
  // Entries without a page in this release are left out, except those that the specification names as closed.
  const built = entries.filter(({ to, closed }) => closed !== undefined || hasPage(to));
  return built.map((entry) => {
    if (entry.closed) return entry;
    if (entry.to === '/organizer/library' && !hasLibrary)
      return { ...entry, closed: 'Справочники не открыты вам. Попросите доступ у организатора.' };
    return entry;
  });
}

/** The target of the logo. */
export function homeOf(userType: UserType): string {
  return userType === 'Member' ? '/member/competition' : '/organizer';
}
