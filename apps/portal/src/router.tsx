// The desk's routes. Rooms provide them; here each gets its layout.

import { createBrowserRouter, Outlet, useLocation, type RouteObject } from 'react-router';
import { accountRoutes, firstSection, loadEventEmployees } from '@rampa/accounts/web';
import { applicationRoutes, memberApplicationRoutes, memberFormRoutes } from '@rampa/applications/web';
import { eventRoutes, memberRoutes } from '@rampa/competitions/web';
import { designerRoutes, diplomaRoutes } from '@rampa/diplomas/web';
import { displaySetupRoutes, screenClaimRoutes } from '@rampa/display/web/setup';
import { financeRoutes, memberMoneyRoutes, requisiteRoutes } from '@rampa/finance/web';
import { constructorRoutes, formLibraryRoutes } from '@rampa/forms/web';
import { protocolRoutes } from '@rampa/judging/web/protocol';
import { memberResultRoutes } from '@rampa/judging/web/member';
import { juryRoutes } from '@rampa/jury/web';
import { pagePartOf } from '@rampa/kernel';
import { letterRoutes } from '@rampa/mailings/web';
import { Leave } from '@rampa/platform/web/base';
import { PagesContext } from '@rampa/platform/web/desk';
import { memberProgramRoutes, programRoutes } from '@rampa/program/web';
import { libraryRoutes } from '@rampa/reference-books/web';
import { reportRoutes } from '@rampa/reports/web';
import { organizerHomeRoutes } from './home/routes.tsx';
import { DeskLayout } from './live-desk/DeskLayout.tsx';
import { hasOpenPage } from './open-pages.ts';
import { BrokenRoute } from './shell/BrokenRoute.tsx';
import { DesignerLayout } from './shell/DesignerLayout.tsx';
import { DefaultLayout } from './shell/DefaultLayout.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';

export const ROUTES: RouteObject[] = [
  {
    element: (
      <PagesContext value={hasOpenPage}>
        <Outlet />
      </PagesContext>
    ),
    errorElement: <BrokenRoute />,
    hydrateFallbackElement: <></>,
    children: [
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
              ...libraryRoutes,
              ...formLibraryRoutes,
              ...letterRoutes,
              ...eventRoutes({
                tabs: [
                  ...applicationRoutes,
                  ...reportRoutes,
                  ...programRoutes,
                  ...protocolRoutes,
                  ...diplomaRoutes,
                  ...financeRoutes,
                ],
                settings: [...constructorRoutes, ...juryRoutes(loadEventEmployees), ...displaySetupRoutes],
                firstSection,
                notFound: <NotFoundPage isInside />,
              }),
              { path: '*', element: <NotFoundPage isInside /> },
            ],
          },
          {
            path: 'member',
            children: [
              ...memberRoutes({
                tabs: [...memberApplicationRoutes, ...memberProgramRoutes, ...memberMoneyRoutes, ...memberResultRoutes],
                notFound: <NotFoundPage isInside />,
              }),
              ...memberFormRoutes,
              { path: '*', element: <Elsewhere isInside /> },
            ],
          },
        ]),
      },
      {
        element: <DeskLayout />,
        children: inside([
          {
            path: 'organizer/events/:guid/desk',
            lazy: async () => ({ Component: (await import('./live-desk/LiveDeskPage.tsx')).LiveDeskPage }),
          },
        ]),
      },
      { element: <DesignerLayout />, children: inside(designerRoutes) },
      { path: '*', element: <Elsewhere /> },
    ],
  },
];

/** A page that breaks leaves its frame standing. */
function inside(children: RouteObject[]): RouteObject[] {
  return [{ errorElement: <BrokenRoute isInside />, children }];
}

/** Not a desk address: another part of the portal has it, or none. */
function Elsewhere({ isInside = false }: { isInside?: boolean }) {
  const { pathname, search, hash } = useLocation();
  const part = pagePartOf(pathname);
  return part === null || part === 'desk' ? (
    <NotFoundPage isInside={isInside} />
  ) : (
    <Leave to={pathname + search + hash} />
  );
}

export function createPortalRouter() {
  return createBrowserRouter(ROUTES);
}
