// Sends a guest to the sign-in and then back to the requested page. A page of another role is not shown.

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ApiFailure, Leave, maybeSignedIn, useAddress } from '@rampa/platform/web/base';
import { AfterSilence, FailureView, Page, useHasPage, useSession } from '@rampa/platform/web/desk';
import { isForeign } from '../api/landing.ts';
import { signInAddress } from '../api/return-path.ts';
import { landingAfterLogin } from '../api/session.ts';

export function RequireSession({ children }: { children: ReactNode }) {
  const address = useAddress();
  const { data, error, refetch } = useSession();
  const isSignedOut = error instanceof ApiFailure && error.isSignedOut;
  if (isSignedOut || (!data && !maybeSignedIn())) return <Leave to={signInAddress(address)} />;
  if (data) return isForeign(data.userType, address.pathname) ? <Leave to="/" /> : children;
  return (
    <Page>
      {error ? <FailureView error={error} onRetry={() => void refetch()} /> : <AfterSilence>{null}</AfterSilence>}
    </Page>
  );
}

/** Sign-in pages are for guests: a signed-in person is sent on. Confirmation pages are for everybody. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { pathname } = useAddress();
  // Asked anew, because the cached answer may be about a session that has just ended.
  const { data, error, isFetchedAfterMount } = useSession(undefined, { staleTime: 0 });
  if (data && !error && isFetchedAfterMount && !pathname.endsWith('/confirm')) return <Onward />;
  return children;
}

/** The page that a sign-in would have led to: the requested one, else the first allowed one. */
function Onward() {
  const { search } = useAddress();
  const hasPage = useHasPage();
  const [to, setTo] = useState<string | null>(null);
  const landing = useEffectEvent(() => landingAfterLogin(new URLSearchParams(search), hasPage));
  useEffect(() => {
    let isCurrent = true;
    void landing()
      .catch(() => '/')
      .then((address) => isCurrent && setTo(address));
    return () => {
      isCurrent = false;
    };
  }, []);
  return to === null ? <AfterSilence>{null}</AfterSilence> : <Leave to={to} />;
}
