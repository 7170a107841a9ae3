// A live view that the server has ended, because the session is over or the person may not see it any more; and a view
// that has not come yet, loading or unavailable in both ways.

import { useEffect, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { UserGetShort } from '@rampa/contract';
import { ApiFailure, useLiveClient } from '@rampa/platform/web/base';
import { FailureView } from './Loading.tsx';

const SIGNED_OUT = new Set(['unauthorized', 'sessionEnded']);

export interface Ended {
  code: string;
  message: string;
}

/** Reading who is signed in leads to the sign-in when nobody is. */
export function useSessionEnd(ended: Ended | null): void {
  const client = useQueryClient();
  const code = ended?.code;
  useEffect(() => {
    if (code !== undefined && SIGNED_OUT.has(code)) void client.invalidateQueries({ queryKey: [UserGetShort.id] });
  }, [client, code]);
}

export function LiveEnded({ ended }: { ended: Ended }) {
  useSessionEnd(ended);
  return <FailureView error={new ApiFailure(403, ended.code, ended.message)} />;
}

/** Without a picture: grey outlines, or the reason why neither the live connection nor HTTP brings one. */
export function LiveAwaited({ fault, children }: { fault: Ended | null; children: ReactNode }) {
  const client = useLiveClient();
  if (fault === null) return children;
  return <FailureView error={new ApiFailure(503, fault.code, fault.message)} onRetry={() => client.askAgain()} />;
}
