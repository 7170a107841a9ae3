// The default layout of signed-in people: their header, the page, the footer. Live views use the account's session. The
// header is shown before the page is drawn.

import { Outlet, ScrollRestoration } from 'react-router';
import { LiveProvider } from '@rampa/platform/web/base';
import { Afterwards, DeskProvider } from '@rampa/platform/web/desk';
import { RequireSession } from '@rampa/accounts/web';
import { UnsentLater } from '@rampa/applications/web';
import { Frame } from './Frame.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { WithoutNetwork } from './WithoutNetwork.tsx';

export function DefaultLayout() {
  return (
    <DeskProvider>
      <WithoutNetwork>
        <RequireSession>
          <LiveProvider>
            <Frame header={<PersonHeader />} width="default">
              <Afterwards>
                <UnsentLater />
                <Outlet />
                <ScrollRestoration />
              </Afterwards>
            </Frame>
          </LiveProvider>
        </RequireSession>
      </WithoutNetwork>
    </DeskProvider>
  );
}
