// Who is not signed in goes to the sign-in and comes back where he was.

import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiFailure } from '@rampa/platform/web/base';
import { AfterSilence, FailureView, Page, useSession } from '@rampa/platform/web/desk';
import { HOME, signInAddress } from '../api/return-path.ts';

function useSignedIn() {
  const { data, error, refetch } = useSession();
  const isSignedOut = error instanceof ApiFailure && error.isSignedOut;
  return { session: data, isSignedOut, error: isSignedOut ? null : error, retry: () => void refetch() };
}

export function RequireSession({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { session, isSignedOut, error, retry } = useSignedIn();
  if (isSignedOut) return <Navigate to={signInAddress(location)} replace />;
  if (session) return children;
  return <Page>{error ? <FailureView error={error} onRetry={retry} /> : <AfterSilence>{null}</AfterSilence>}</Page>;
}

export function HomeRedirect() {
  const { session, isSignedOut, error, retry } = useSignedIn();
  if (session) return <Navigate to={HOME} replace />;
  if (isSignedOut) return <Navigate to={signInAddress({ pathname: '/', search: '' })} replace />;
  return <Page>{error ? <FailureView error={error} onRetry={retry} /> : <AfterSilence>{null}</AfterSilence>}</Page>;
}
