// The live desk uses the whole window: dark, no header, no footer.

import { Outlet } from 'react-router';
import { RequireSession } from '@rampa/accounts/web';
import { LiveProvider } from '@rampa/platform/web/base';
import { StageProvider } from '@rampa/platform/web/desk';
import { Finder } from '../shell/finder/Finder.tsx';

export function DeskLayout() {
  return (
    <StageProvider>
      <RequireSession>
        <LiveProvider>
          <Outlet />
          <Finder />
        </LiveProvider>
      </RequireSession>
    </StageProvider>
  );
}
