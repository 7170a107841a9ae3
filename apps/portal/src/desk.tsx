// The desk: pages of signed-in people, with the kit and the router.

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { CRASH_REPORTS, leave } from '@rampa/platform/web/base';
import { createDeskQueryClient, PortalProvider, prepareDates } from '@rampa/platform/web/desk';
import { nextTask } from './apart.ts';
import { REREADS } from './rereads.ts';
import { createPortalRouter } from './router.tsx';
import { signInAddress } from '@rampa/accounts/web';

export async function start(root: HTMLElement): Promise<void> {
  prepareDates();
  await nextTask();
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
