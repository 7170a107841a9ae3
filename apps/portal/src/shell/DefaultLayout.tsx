// The default layout of signed-in people: their header, the page, the footer. Live views use the account's session.

import { Outlet, ScrollRestoration } from 'react-router';
import { LiveProvider } from '@rampa/platform/web/base';
import { DeskProvider } from '@rampa/platform/web/desk';
import { RequireSession } from '@rampa/accounts/web';
import { Frame } from './Frame.tsx';
import { PersonHeader } from './PersonHeader.tsx';

export function DefaultLayout() {
  return (
    <DeskProvider>
      <RequireSession>
        <LiveProvider>
          <Frame header={<PersonHeader />} width="default">
            <Outlet />
          </Frame>
          <ScrollRestoration />
        </LiveProvider>
      </RequireSession>
    </DeskProvider>
  );
}
