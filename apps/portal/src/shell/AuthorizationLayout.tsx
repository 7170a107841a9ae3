// The layout of the sign-in pages: a dark stage beside the form. A page brings only its form; the layout gives the
// column, the greeting, the footer and five-second notices.

import { useEffect, type ReactNode } from 'react';
import { GuestsOnly } from '@rampa/accounts/web';
import { OfferNote } from '@rampa/platform/web/base';
import { NOTICE_MS, setNoticeLifetime, SIGN_IN_NOTICE_MS } from '@rampa/platform/web/desk';
import { Footlights } from './Footlights.tsx';
import classes from './authorization.module.css';

export function AuthorizationLayout({ children }: { children: ReactNode }) {
  useEffect(() => {
    setNoticeLifetime(SIGN_IN_NOTICE_MS);
    return () => setNoticeLifetime(NOTICE_MS);
  }, []);
  return (
    <main className={classes.split}>
      <Footlights />
      <div className={classes.side}>
        <div className={classes.screen}>
          <GuestsOnly>{children}</GuestsOnly>
        </div>
        <OfferNote />
      </div>
    </main>
  );
}
