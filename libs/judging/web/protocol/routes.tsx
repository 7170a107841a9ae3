import type { RouteObject } from 'react-router';

export const protocolRoutes: RouteObject[] = [
  { path: 'protocols', lazy: async () => ({ Component: (await import('./screens/ProtocolsPage.tsx')).ProtocolsPage }) },
  {
    path: 'protocols/journal',
    lazy: async () => ({ Component: (await import('./screens/JournalPage.tsx')).JournalPage }),
  },
  {
    path: 'protocols/paper',
    lazy: async () => ({ Component: (await import('./screens/PaperSheetsPage.tsx')).PaperSheetsPage }),
  },
  {
    path: 'protocols/grand-prix',
    lazy: async () => ({ Component: (await import('./screens/GrandPrixPage.tsx')).GrandPrixPage }),
  },
  {
    path: 'protocols/special-prize',
    lazy: async () => ({ Component: (await import('./screens/SpecialPrizesPage.tsx')).SpecialPrizesPage }),
  },
];
