// A page that opens and reaches nobody shows what is on this device, if anything is. Whoever has no session is asked for
// one as always, and what was opened so stays until it is loaded again.

import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiFailure } from '@rampa/platform/web/base';
import { useSession } from '@rampa/platform/web/desk';
import { openKept } from '@rampa/program/web';
import { Frame } from './Frame.tsx';

export function WithoutNetwork({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { data, error } = useSession();
  const [kept, setKept] = useState<{ of: string; page: ReactNode } | null>(null);
  const isAlone = !data && error instanceof ApiFailure && error.isPassing;
  useEffect(() => {
    if (!isAlone) return;
    let isCurrent = true;
    void openKept({ pathname, search })
      .catch(() => null)
      .then((page) => isCurrent && setKept(page === null ? null : { of: pathname, page }));
    return () => {
      isCurrent = false;
    };
  }, [isAlone, pathname, search]);
  return kept?.of !== pathname ? (
    children
  ) : (
    <Frame header={null} width="default">
      {kept.page}
    </Frame>
  );
}
