// A signed-in person's header on a public page, with the desk's kit and the live tray of jobs. Its links lead to the
// desk, which is another part of the portal.

import { createPath, Router, type To } from 'react-router';
import { LiveProvider, useAddress, useGo } from '@rampa/platform/web/base';
import { DeskProvider } from '@rampa/platform/web/desk';
import { PersonHeader } from './PersonHeader.tsx';

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

export function KnownHeader() {
  const address = useAddress();
  const go = useGo();
  const navigator = {
    createHref: hrefOf,
    push: (to: To) => go(hrefOf(to)),
    replace: (to: To) => go(hrefOf(to), { replace: true }),
    go: (delta: number) => history.go(delta),
  };
  return (
    <Router location={address} navigator={navigator}>
      <DeskProvider>
        <LiveProvider>
          <PersonHeader />
        </LiveProvider>
      </DeskProvider>
    </Router>
  );
}
