// The strip is loaded where there is something to tell.

import { lazy, Suspense } from 'react';
import { useSession } from '@rampa/platform/web/desk';
import { unsentAnswers } from '../queue/unsent.ts';

const Strip = lazy(async () => ({ default: (await import('./UnsentStrip.tsx')).UnsentStrip }));

export function UnsentLater() {
  const { data } = useSession();
  if (!data || unsentAnswers(data.guid) === 0) return null;
  return (
    <Suspense fallback={null}>
      <Strip account={data.guid} isMember={data.userType === 'Member'} />
    </Suspense>
  );
}
