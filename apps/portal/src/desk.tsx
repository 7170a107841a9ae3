// The desk: pages of signed-in people, with the kit and the router.

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { CRASH_REPORTS, leave } from '@rampa/platform/web/base';
import { createDeskQueryClient, PortalProvider } from '@rampa/platform/web/desk';
import { REREADS } from './rereads.ts';
import { createPortalRouter } from './router.tsx';
import { signInAddress } from '@rampa/accounts/web';

export function start(root: HTMLElement): void {
  const router = createPortalRouter();
  const queryClient = createDeskQueryClient({
    onSignedOut: () => leave(signInAddress(location), { replace: true }),
    rereads: REREADS,
  });
  const page = (
    <StrictMode>
      <PortalProvider queryClient={queryClient}>
        <RouterProvider router={router} />
      </PortalProvider>
    </StrictMode>
  );
  const show = () => startTransition(() => createRoot(root, CRASH_REPORTS).render(page));
  if (router.state.initialized) return show();
  // Until the page's own files are loaded the shell sent by the server stays.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
