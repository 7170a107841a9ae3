// Everything the portal's rooms stand on: theme, cache, notices, the header's place.

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notices } from '@rampa/platform/web/base';
import { HeaderPlaceProvider } from './parts/HeaderPlace.tsx';
import './desk.css';
import { deskTheme, deskVariables } from './theme.ts';

export function DeskProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <MantineProvider theme={deskTheme} cssVariablesResolver={deskVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <HeaderPlaceProvider>{children}</HeaderPlaceProvider>
        <Notices />
      </QueryClientProvider>
    </MantineProvider>
  );
}
