// Pages for whoever comes from outside: what the portal is, the doors, an invitation; and what is not there.

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pagePartOf } from '@rampa/kernel';
import { CRASH_REPORTS, WayProvider } from '@rampa/platform/web/base';
import { createDeskQueryClient, PortalProvider } from '@rampa/platform/web/desk';
import { GUEST_PAGES, GuestPages } from './guest-pages.tsx';
import { Boundary } from './shell/Boundary.tsx';
import { shownAt } from './shown-pages.tsx';

/** Nobody is led away from a page for everybody because he is not signed in. */
const queryClient = createDeskQueryClient({ onSignedOut: () => undefined });

export async function start(root: HTMLElement): Promise<void> {
  await shownAt(GUEST_PAGES, location.pathname)?.page.ready();
  // In pieces: what is drawn for the first time holds up no tap.
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
