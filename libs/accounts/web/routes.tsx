import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { WayPage } from '@rampa/platform/web/base';
import { KIND_NAMES, type KindName } from './api/kinds.ts';

function each(page: string, load: () => Promise<ComponentType<{ kind: KindName }>>): WayPage[] {
  return KIND_NAMES.map((kind) => ({
    path: `/profile/${page}/${kind}`,
    load: async () => {
      const Screen = await load();
      return () => <Screen key={kind} kind={kind} />;
    },
  }));
}

/** Signing in, registering, restoring: on the authorization layout, which provides everything but the form. */
export const authorizationPages: WayPage[] = [
  ...each('login', async () => (await import('./screens/Login.tsx')).Login),
  ...each('registration', async () => (await import('./screens/Registration.tsx')).Registration),
  ...each('restore', async () => (await import('./screens/Restore.tsx')).Restore),
  {
    path: '/profile/registration/confirm',
    load: async () => (await import('./screens/RegistrationConfirm.tsx')).RegistrationConfirm,
  },
  { path: '/profile/restore/confirm', load: async () => (await import('./screens/RestoreConfirm.tsx')).RestoreConfirm },
];

/** The person's own pages on the default layout: signed in, under his header. */
export const accountRoutes: RouteObject[] = [
  {
    path: 'profile',
    lazy: async () => ({ Component: (await import('./screens/Profile.tsx')).Profile }),
  },
  {
    path: 'profile/notifications',
    lazy: async () => ({ Component: (await import('./screens/Notifications.tsx')).Notifications }),
  },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./screens/Settings.tsx')).Settings }),
  },
  {
    path: 'organizer/profile/employee',
    lazy: async () => ({ Component: (await import('./employees/EmployeesPage.tsx')).EmployeesPage }),
  },
];

/** The part of an event's «Доступы» about employees: for the owner only. */
export const loadEventEmployees = async () => (await import('./employees/EventEmployees.tsx')).EventEmployees;
