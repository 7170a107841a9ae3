// A guest is led to the sign-in and, once signed in, back to the page he wanted. A page of another role is not shown.

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

/** The doors are for those who are outside: whoever is signed in already goes on. Confirmations are for everybody. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { pathname } = useAddress();
  // Asked anew: what is remembered may speak of a session that has just ended.
  const { data, error, isFetchedAfterMount } = useSession(undefined, { staleTime: 0 });
  if (data && !error && isFetchedAfterMount && !pathname.endsWith('/confirm')) return <Onward />;
  return children;
}

/** To where signing in would have led him: back where he was going, else to what he may see. */
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
