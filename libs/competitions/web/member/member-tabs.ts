// The tabs of an event for a member: which are open, which are closed and why.

import { CLOSED } from '../parts/event-tabs.ts';

export interface MemberTab {
  /** Below the event's address; '' is the event itself. */
  to: string;
  label: string;
  end?: boolean;
  closed?: string;
}

export interface MemberTabsGiven {
  useFinances: boolean;
  /** Whether this release has the page below the event. */
  hasPage(path: string): boolean;
}

export function memberTabs({ useFinances, hasPage }: MemberTabsGiven): MemberTab[] {
  const finances = useFinances ? (hasPage('payments') ? undefined : CLOSED.notYet) : CLOSED.membersFinances;
  const tabs: MemberTab[] = [
    { to: '', label: 'Положения и списки', end: true },
    { to: 'applications', label: 'Заявки' },
    { to: 'payments', label: 'Финансовые документы', ...(finances === undefined ? {} : { closed: finances }) },
    { to: 'results', label: 'Результаты' },
  ];
  // What this release does not have is not named, but for the tab that the specification itself names and closes.
  return tabs.filter(({ to, closed }) => to === '' || closed !== undefined || hasPage(to));
}
