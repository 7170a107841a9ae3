// What all rooms of the portal need, for any visitor: cache, notices, the header's slot.

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notices } from '@rampa/platform/web/base';
import { HeaderSlotProvider } from './parts/HeaderSlot.tsx';

export function PortalProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <HeaderSlotProvider>{children}</HeaderSlotProvider>
      <Notices />
    </QueryClientProvider>
  );
}
