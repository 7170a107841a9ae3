// The portal's map. Rooms bring their routes; only here they meet.

import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import { accountRoutes, HomeRedirect } from '@rampa/accounts/web';
import { eventRoutes } from '@rampa/competitions/web';
import { diplomaRoutes } from '@rampa/diplomas/web';
import { displaySetupRoutes, screenClaimRoutes } from '@rampa/display/web/setup';
import { requisiteRoutes } from '@rampa/finance/web';
import { protocolRoutes } from '@rampa/judging/web/protocol';
import { judgingSetupRoutes } from '@rampa/judging/web/setup';
import { programRoutes, publicProgramRoutes } from '@rampa/program/web';
import { BrokenPage } from './shell/BrokenPage.tsx';
import { DeskLayout } from './shell/DeskLayout.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';

export function createPortalRouter() {
  return createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <></>,
      children: [
        { index: true, element: <HomeRedirect /> },
        ...accountRoutes,
        ...publicProgramRoutes,
        { element: <DeskLayout />, children: [{ errorElement: <BrokenPage isInside />, children: requisiteRoutes }] },
        {
          path: 'organizer',
          element: <DeskLayout />,
          children: [
            {
              errorElement: <BrokenPage isInside />,
              children: [
                { index: true, element: <Navigate to="/organizer/events" replace /> },
                ...screenClaimRoutes,
                ...eventRoutes({
                  tabs: [...programRoutes, ...protocolRoutes, ...diplomaRoutes],
                  settings: [...judgingSetupRoutes, ...displaySetupRoutes],
                }),
                { path: '*', element: <NotFoundPage isInside /> },
              ],
            },
          ],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
}
