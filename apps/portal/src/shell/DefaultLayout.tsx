// The default layout, for people who are signed in: their header, the page, the footer. Live views listen with the
// account's session.

import { LiveProvider } from '@rampa/platform/web/base';
import { RequireSession } from '@rampa/accounts/web';
import { Frame } from './Frame.tsx';
import { PersonHeader } from './PersonHeader.tsx';

export function DefaultLayout() {
  return (
    <RequireSession>
      <LiveProvider>
        <Frame header={<PersonHeader />} width="default" />
      </LiveProvider>
    </RequireSession>
  );
}
