// Where people come in: the dark stage lit from below, the form on paper beside it. A screen is only the form itself:
// the layout gives it its column, the greeting, the footer and the five seconds of its notices.

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
