// The portal's entry: size of type before the first paint, then the router.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { applyFontSize, keepForOffline, reloadOnLostChunk } from '@rampa/platform/web/base';
import { createDeskQueryClient, DeskProvider } from '@rampa/platform/web/desk';
import { createPortalRouter } from './router.tsx';
import { signInAddress } from '@rampa/accounts/web';

applyFontSize();
reloadOnLostChunk();

const router = createPortalRouter();

const queryClient = createDeskQueryClient({
  onSignedOut() {
    const { location, matches } = router.state;
    if (matches.some(({ route }) => (route.handle as { isOpen?: boolean } | undefined)?.isOpen)) return;
    void router.navigate(signInAddress(location), { replace: true });
  },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DeskProvider queryClient={queryClient}>
      <RouterProvider router={router} />
    </DeskProvider>
  </StrictMode>,
);

keepForOffline('portal');
