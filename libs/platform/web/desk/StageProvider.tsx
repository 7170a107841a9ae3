// The desk's kit in dark colours for the live desk, with its layers.

import { MantineProvider } from '@mantine/core';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { watchLayers } from '@rampa/platform/web/base';
import './desk.css';
import { deskVariables, stageTheme } from './theme.ts';

export function StageProvider({ children }: { children: ReactNode }) {
  useEffect(watchLayers, []);
  // On the root, because drawers, menus and notices are mounted outside the page's own element.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('stage');
    return () => classList.remove('stage');
  }, []);
  return (
    <MantineProvider theme={stageTheme} cssVariablesResolver={deskVariables} forceColorScheme="dark">
      {children}
    </MantineProvider>
  );
}
