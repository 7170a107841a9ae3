// Pages for visitors: the home page, the sign-in pages, an invitation; and the page for unknown addresses.

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pagePartOf } from '@rampa/kernel';
import { CRASH_REPORTS, WayProvider } from '@rampa/platform/web/base';
import { createDeskQueryClient, PortalProvider } from '@rampa/platform/web/desk';
import { GUEST_PAGES, GuestPages } from './guest-pages.tsx';
import { REREADS } from './rereads.ts';
import { Boundary } from './shell/Boundary.tsx';
import { shownAt } from './shown-pages.tsx';

/** On a public page nobody is sent to the sign-in. */
const queryClient = createDeskQueryClient({ onSignedOut: () => undefined, rereads: REREADS });

export async function start(root: HTMLElement): Promise<void> {
  await shownAt(GUEST_PAGES, location.pathname)?.page.ready();
  // Drawn in slices, so that the first drawing does not delay a tap.
  const page = (
    <StrictMode>
      <PortalProvider queryClient={queryClient}>
        <WayProvider owns={(pathname) => pagePartOf(pathname) === 'guest'}>
          <Boundary>
            <GuestPages />
          </Boundary>
        </WayProvider>
      </PortalProvider>
    </StrictMode>
  );
  startTransition(() => createRoot(root, CRASH_REPORTS).render(page));
}
