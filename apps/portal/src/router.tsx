// The portal's map. Rooms bring their routes; only here they meet, each on its layout.

import { createBrowserRouter, matchRoutes, Outlet, type RouteObject } from 'react-router';
import { accountRoutes, authorizationRoutes, firstSection, loadEventEmployees } from '@rampa/accounts/web';
import { eventRoutes, invitationRoutes, memberRoutes } from '@rampa/competitions/web';
import { diplomaRoutes } from '@rampa/diplomas/web';
import { displaySetupRoutes, screenClaimRoutes } from '@rampa/display/web/setup';
import { requisiteRoutes } from '@rampa/finance/web';
import { protocolRoutes } from '@rampa/judging/web/protocol';
import { memberResultRoutes } from '@rampa/judging/web/member';
import { publicProtocolRoutes } from '@rampa/judging/web/public';
import { judgingSetupRoutes } from '@rampa/judging/web/setup';
import { PagesContext } from '@rampa/platform/web/desk';
import { programRoutes, publicProgramRoutes } from '@rampa/program/web';
import { homeRoutes, organizerHomeRoutes } from './home/routes.tsx';
import { AuthorizationLayout } from './shell/AuthorizationLayout.tsx';
import { BrokenPage } from './shell/BrokenPage.tsx';
import { DefaultLayout } from './shell/DefaultLayout.tsx';
import { EmptyLayout } from './shell/EmptyLayout.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { WideLayout } from './shell/WideLayout.tsx';

/** Pages that need no session: an answer «unauthorized» does not lead away from them. */
const OPEN = { isOpen: true };

export const ROUTES: RouteObject[] = [
  {
    element: (
      <PagesContext value={hasPage}>
        <Outlet />
      </PagesContext>
    ),
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <></>,
    children: [
      { element: <WideLayout />, handle: OPEN, children: inside(homeRoutes) },
      { element: <AuthorizationLayout />, handle: OPEN, children: inside(authorizationRoutes) },
      { element: <WideLayout />, handle: OPEN, children: inside(invitationRoutes) },
      { element: <EmptyLayout />, handle: OPEN, children: [...publicProgramRoutes, ...publicProtocolRoutes] },
      {
        element: <DefaultLayout />,
        children: inside([
          ...accountRoutes,
          ...requisiteRoutes,
          {
            path: 'organizer',
            children: [
              ...organizerHomeRoutes,
              ...screenClaimRoutes,
              ...eventRoutes({
                tabs: [...programRoutes, ...protocolRoutes, ...diplomaRoutes],
                settings: [...judgingSetupRoutes(loadEventEmployees), ...displaySetupRoutes],
                firstSection,
                notFound: <NotFoundPage isInside />,
              }),
              { path: '*', element: <NotFoundPage isInside /> },
            ],
          },
          {
            path: 'member',
            children: [
              ...memberRoutes({ tabs: memberResultRoutes, notFound: <NotFoundPage isInside /> }),
              { path: '*', element: <NotFoundPage isInside /> },
            ],
          },
        ]),
      },
      { path: '*', element: <NotFoundPage />, handle: OPEN },
    ],
  },
];

/** A page that breaks leaves the frame around it standing. */
function inside(children: RouteObject[]): RouteObject[] {
  return [{ errorElement: <BrokenPage isInside />, children }];
}

/** Whether this release has a page at the address. */
export function hasPage(path: string): boolean {
  const route = matchRoutes(ROUTES, path)?.at(-1)?.route;
  return route !== undefined && route.path !== '*' && route.children === undefined;
}

export function createPortalRouter() {
  return createBrowserRouter(ROUTES);
}
