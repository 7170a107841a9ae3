// The live desk stands alone in the dark: no header, no footer, all of the window is its own.

import { Outlet } from 'react-router';
import { RequireSession } from '@rampa/accounts/web';
import { LiveProvider } from '@rampa/platform/web/base';
import { StageProvider } from '@rampa/platform/web/desk';

export function DeskLayout() {
  return (
    <StageProvider>
      <RequireSession>
        <LiveProvider>
          <Outlet />
        </LiveProvider>
      </RequireSession>
    </StageProvider>
  );
}
