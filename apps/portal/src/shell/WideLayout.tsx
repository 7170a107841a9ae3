// The wide layout, for pages that speak to everybody from edge to edge: home, questions, the product. A guest's is light;
// whoever is signed in gets his header with all that stands in it.

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
