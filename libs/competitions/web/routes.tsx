import { Navigate, type RouteObject } from 'react-router';
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
            ...settings,
            // The word as people spell it leads to the address of the specification.
            { path: 'display-voting', element: <Navigate to="../display-voiting" relative="path" replace /> },
          ],
        },
      ],
    },
  ];
}
