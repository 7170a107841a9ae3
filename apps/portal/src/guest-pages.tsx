// Which page and layout a guest's address shows.

import { Suspense, type ComponentType, type ReactNode } from 'react';
import { authorizationPages } from '@rampa/accounts/web';
import { invitationPages } from '@rampa/competitions/web';
import { useAddress } from '@rampa/platform/web/base';
import { PagesContext } from '@rampa/platform/web/desk';
import { homePages } from './home/routes.tsx';
import { hasOpenPage } from './open-pages.ts';
import { shownAt, shownPages, type ShownPage } from './shown-pages.tsx';
import { AuthorizationLayout } from './shell/AuthorizationLayout.tsx';
import { Boundary } from './shell/Boundary.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { WideLayout } from './shell/WideLayout.tsx';

type Layout = ComponentType<{ children: ReactNode }>;

export const GUEST_PAGES: readonly (ShownPage & { layout: Layout })[] = [
  ...shownPages(authorizationPages).map((page) => ({ ...page, layout: AuthorizationLayout })),
  ...shownPages([...homePages, ...invitationPages]).map((page) => ({ ...page, layout: WideLayout })),
];

export function GuestPages() {
  const { pathname } = useAddress();
  const shown = shownAt(GUEST_PAGES, pathname);
  if (!shown) return <NotFoundPage />;
  const { layout: Layout, Page } = shown.page;
  return (
    <PagesContext value={hasOpenPage}>
      <Layout>
        <Boundary key={pathname} isInside>
          {/* Keeps its place while it loads, so that the footer does not jump. */}
          <Suspense fallback={<div style={{ minHeight: '100dvh' }} />}>
            <Page guid={shown.guid} />
          </Suspense>
        </Boundary>
      </Layout>
    </PagesContext>
  );
}
