import { Navigate, type RouteObject } from 'react-router';

/** Rooms that live inside an event; the app brings them together. */
export interface EventChildren {
  /** Pages under the event's tabs. */
  tabs: RouteObject[];
  /** Pages of «Настройки конкурса». */
  settings: RouteObject[];
}

export function eventRoutes({ tabs, settings }: EventChildren): RouteObject[] {
  return [
    { path: 'events', lazy: async () => ({ Component: (await import('./screens/Events.tsx')).Events }) },
    {
      path: 'events/:guid',
      lazy: async () => ({ Component: (await import('./screens/EventShell.tsx')).EventShell }),
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
