// The designer of papers uses the whole window: its own header, no footer.

import { Outlet } from 'react-router';
import { RequireSession } from '@rampa/accounts/web';
import { LiveProvider } from '@rampa/platform/web/base';
import { DeskProvider } from '@rampa/platform/web/desk';

export function DesignerLayout() {
  return (
    <DeskProvider>
      <RequireSession>
        <LiveProvider>
          <Outlet />
        </LiveProvider>
      </RequireSession>
    </DeskProvider>
  );
}
