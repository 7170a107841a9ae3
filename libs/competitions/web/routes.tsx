import { Navigate, type RouteObject } from 'react-router';
import type { MemberEventShellProps } from './member/MemberEventShell.tsx';
import type { EventShellProps } from './screens/EventShell.tsx';

/** Rooms that live inside an event; the app brings them together. */
export interface EventChildren {
  /** Pages under the event's tabs. */
  tabs: RouteObject[];
  /** Pages of «Настройки конкурса». */
  settings: RouteObject[];
  /** Which page of an event a person with limited rights is led to. */
  firstSection: EventShellProps['firstSection'];
  notFound: EventShellProps['notFound'];
}

export function eventRoutes({ tabs, settings, ...shell }: EventChildren): RouteObject[] {
  return [
    { path: 'events', lazy: async () => ({ Component: (await import('./screens/Events.tsx')).Events }) },
    {
      path: 'events/:guid',
      lazy: async () => {
        const { EventShell } = await import('./screens/EventShell.tsx');
        return { element: <EventShell {...shell} /> };
      },
      children: [
        ...tabs,
        {
          lazy: async () => ({ Component: (await import('./screens/SettingsShell.tsx')).SettingsShell }),
          children: [
            { index: true, lazy: async () => ({ Component: (await import('./screens/EventCard.tsx')).EventCard }) },
            {
              path: 'members',
              lazy: async () => ({ Component: (await import('./screens/MembersPage.tsx')).MembersPage }),
            },
            {
              path: 'documents',
              lazy: async () => ({ Component: (await import('./screens/DocumentsPage.tsx')).DocumentsPage }),
            },
            {
              path: 'statuses',
              lazy: async () => ({ Component: (await import('./screens/StatusesPage.tsx')).StatusesPage }),
            },
            ...settings,
            // What is set up of the contest itself stands on its card.
            { path: 'compitition', element: <Navigate to=".." relative="path" replace /> },
            // The word as people spell it leads to the address of the specification.
            { path: 'display-voting', element: <Navigate to="../display-voiting" relative="path" replace /> },
          ],
        },
      ],
    },
  ];
}

export interface MemberChildren {
  /** Pages under the tabs of a member's event. */
  tabs: RouteObject[];
  notFound: MemberEventShellProps['notFound'];
}

/** The member's area, on the default layout. */
export function memberRoutes({ tabs, notFound }: MemberChildren): RouteObject[] {
  return [
    { index: true, element: <Navigate to="/member/competition" replace /> },
    {
      path: 'competition',
      lazy: async () => ({ Component: (await import('./member/MemberEvents.tsx')).MemberEvents }),
    },
    {
      path: 'competition/:guid',
      lazy: async () => {
        const { MemberEventShell } = await import('./member/MemberEventShell.tsx');
        return { element: <MemberEventShell notFound={notFound} /> };
      },
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('./member/MemberEventCard.tsx')).MemberEventCard }),
        },
        ...tabs,
      ],
    },
  ];
}
