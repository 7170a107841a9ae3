// Who is not signed in goes to the sign-in and comes back where he was; who is, does not see pages of another role.

import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { ApiFailure } from '@rampa/platform/web/base';
import { AfterSilence, FailureView, maybeSignedIn, Page, useSession } from '@rampa/platform/web/desk';
import { isForeign, landingOf } from '../api/landing.ts';
import { returnPath, signInAddress } from '../api/return-path.ts';

export function RequireSession({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { data, error, refetch } = useSession();
  const isSignedOut = error instanceof ApiFailure && error.isSignedOut;
  if (isSignedOut || (!data && !maybeSignedIn())) return <Navigate to={signInAddress(location)} replace />;
  if (data) return isForeign(data.userType, location.pathname) ? <Navigate to="/" replace /> : children;
  return (
    <Page>
      {error ? <FailureView error={error} onRetry={() => void refetch()} /> : <AfterSilence>{null}</AfterSilence>}
    </Page>
  );
}

/** The doors are for those who are outside: whoever is signed in already goes on. Confirmations are for everybody. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // Asked anew: what is remembered may speak of a session that has just ended.
  const { data, error, isFetchedAfterMount } = useSession(undefined, { staleTime: 0 });
  if (data && !error && isFetchedAfterMount && !pathname.endsWith('/confirm'))
    return <Navigate to={returnPath(search) ?? landingOf(data)} replace />;
  return children;
}
