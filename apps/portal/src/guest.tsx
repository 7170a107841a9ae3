// Pages for whoever comes from outside: what the portal is, the doors, an invitation; and what is not there.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pagePartOf } from '@rampa/kernel';
import { CRASH_REPORTS, WayProvider } from '@rampa/platform/web/base';
import { createDeskQueryClient, PortalProvider } from '@rampa/platform/web/desk';
import { GuestPages } from './guest-pages.tsx';
import { Boundary } from './shell/Boundary.tsx';

/** Nobody is led away from a page for everybody because he is not signed in. */
const queryClient = createDeskQueryClient({ onSignedOut: () => undefined });

export function start(root: HTMLElement): void {
  createRoot(root, CRASH_REPORTS).render(
    <StrictMode>
      <PortalProvider queryClient={queryClient}>
        <WayProvider owns={(pathname) => pagePartOf(pathname) === 'guest'}>
          <Boundary>
            <GuestPages />
          </Boundary>
        </WayProvider>
      </PortalProvider>
    </StrictMode>,
  );
}
