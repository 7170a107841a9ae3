// The wide layout, for pages that speak to everybody from edge to edge: home, questions, the product.

import { LiveProvider } from '@rampa/platform/web/base';
import { useSession } from '@rampa/platform/web/desk';
import { Frame } from './Frame.tsx';
import { GuestHeader } from './GuestHeader.tsx';
import { PersonHeader } from './PersonHeader.tsx';

export function WideLayout() {
  const { data, isLoading } = useSession();
  if (!data) return <Frame header={<GuestHeader isKnown={!isLoading} />} width="wide" />;
  return (
    <LiveProvider>
      <Frame header={<PersonHeader />} width="wide" />
    </LiveProvider>
  );
}
