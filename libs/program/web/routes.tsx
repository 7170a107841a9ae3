import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { WayPage } from '@rampa/platform/web/base';

export const programRoutes: RouteObject[] = [
  { path: 'program', lazy: async () => ({ Component: (await import('./screens/ProgramPage.tsx')).ProgramPage }) },
  { path: 'protocols/lists', lazy: async () => ({ Component: (await import('./screens/ListsPage.tsx')).ListsPage }) },
  { path: 'program/faults', lazy: async () => ({ Component: (await import('./screens/FaultsPage.tsx')).FaultsPage }) },
  {
    path: 'program/columns',
    lazy: async () => ({ Component: (await import('./screens/ColumnsPage.tsx')).ColumnsPage }),
  },
  {
    path: 'program/ceremony',
    lazy: async () => ({ Component: (await import('./screens/CeremonyPage.tsx')).CeremonyPage }),
  },
  { path: 'program/sound', lazy: async () => ({ Component: (await import('./screens/SoundPage.tsx')).SoundPage }) },
];

/** What an address shows of what is on this device, when nobody can be asked; null: nothing. */
export async function openKept(address: { pathname: string; search: string }): Promise<ReactNode> {
  if (!address.pathname.includes('/program/sound')) return null;
  return (await import('./screens/SoundPage.tsx')).openKeptSound(address);
}

/** A published program of an event, for its members. */
export const memberProgramRoutes: RouteObject[] = [
  {
    path: 'program',
    lazy: async () => ({ Component: (await import('./member/MemberProgramPage.tsx')).MemberProgramPage }),
  },
];

/** Open to everybody, outside the organizer's shell. */
export const publicProgramPages: WayPage[] = [
  { path: '/program/:guid?', load: async () => (await import('./public/PublicProgramPage.tsx')).PublicProgramPage },
  {
    path: '/public/mobile-program/:guid?/main',
    load: async () => (await import('./mobile/MobilePages.tsx')).MobileMainPage,
  },
  {
    path: '/public/mobile-program/:guid?/program/:programKey',
    load: async () => (await import('./mobile/MobilePages.tsx')).MobileProgramPage,
  },
  {
    path: '/public/mobile-program/:guid?/embed',
    load: async () => (await import('./mobile/MobilePages.tsx')).MobileEmbedPage,
  },
  {
    path: '/public/mobile-program/not-found',
    load: async () => (await import('./mobile/MobilePages.tsx')).MobileLostPage,
  },
];
