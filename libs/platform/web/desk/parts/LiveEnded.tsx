// A live view that the server ended: either the session is over, or the person may not see it any more.

import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { UserGetShort } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import { refresh } from '../api/calls.ts';
import { FailureView } from './Loading.tsx';

const SIGNED_OUT = new Set(['unauthorized', 'sessionEnded']);

export function LiveEnded({ ended }: { ended: { code: string; message: string } }) {
  const client = useQueryClient();
  useEffect(() => {
    // Asking who is signed in leads to the sign-in when nobody is.
    if (SIGNED_OUT.has(ended.code)) void refresh(client, [UserGetShort]);
  }, [client, ended.code]);
  return <FailureView error={new ApiFailure(403, ended.code, ended.message)} />;
}
