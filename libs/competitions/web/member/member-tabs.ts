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
  const closedOf = (to: string) => (hasPage(to) ? {} : { closed: CLOSED.notYet });
  return [
    { to: '', label: 'Положения и списки', end: true },
    { to: 'applications', label: 'Заявки', ...closedOf('applications') },
    {
      to: 'payments',
      label: 'Финансовые документы',
      ...(useFinances ? closedOf('payments') : { closed: CLOSED.finances }),
    },
    { to: 'results', label: 'Результаты', ...closedOf('results') },
  ];
}
