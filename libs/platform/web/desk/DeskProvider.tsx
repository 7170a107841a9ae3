// The kit's theme and styles for the desk's pages. Pages for everybody load neither.

import { MantineProvider } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { watchLayers } from '@rampa/platform/web/base';
import './desk.css';
import { deskTheme, deskVariables } from './theme.ts';

export function DeskProvider({ children }: { children: ReactNode }) {
  useEffect(watchLayers, []);
  return (
    <MantineProvider theme={deskTheme} cssVariablesResolver={deskVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
