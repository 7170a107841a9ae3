// The default layout of signed-in people: their header, the page, the footer. Live views use the account's session. The
// header is shown before the page is drawn: both at once would keep a phone from hearing a finger.

import { Outlet, ScrollRestoration } from 'react-router';
import { LiveProvider, useAfterwards } from '@rampa/platform/web/base';
import { DeskProvider } from '@rampa/platform/web/desk';
import { RequireSession } from '@rampa/accounts/web';
import { UnsentLater } from '@rampa/applications/web';
import { Frame } from './Frame.tsx';
import { PersonHeader } from './PersonHeader.tsx';

export function DefaultLayout() {
  return (
    <DeskProvider>
      <RequireSession>
        <LiveProvider>
          <Frame header={<PersonHeader />} width="default">
            <PageAfterwards />
          </Frame>
        </LiveProvider>
      </RequireSession>
    </DeskProvider>
  );
}

function PageAfterwards() {
  // The footer waits for the page, so that it does not move.
  if (!useAfterwards()) return <div data-awaited />;
  return (
    <>
      <UnsentLater />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
