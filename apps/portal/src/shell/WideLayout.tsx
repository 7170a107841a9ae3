// The wide layout of public pages: home, questions, the product. A guest gets the light header, a signed-in person his
// own.

import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '@rampa/platform/web/desk';
import { Frame } from './Frame.tsx';
import { GuestHeader } from './GuestHeader.tsx';

const KnownHeader = lazy(async () => ({ default: (await import('./KnownHeader.tsx')).KnownHeader }));

export function WideLayout({ children }: { children: ReactNode }) {
  const { data, isLoading } = useSession();
  const unknown = <GuestHeader isKnown={!isLoading && !data} />;
  return (
    <Frame
      width="wide"
      header={
        data ? (
          <Suspense fallback={unknown}>
            <KnownHeader />
          </Suspense>
        ) : (
          unknown
        )
      }
    >
      {children}
    </Frame>
  );
}
