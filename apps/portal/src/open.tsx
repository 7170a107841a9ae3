// Pages that are opened by a link alone and lead nowhere else: a published program, a published protocol.

import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { publicProtocolPages } from '@rampa/judging/web/public';
import { CRASH_REPORTS } from '@rampa/platform/web/base';
import { publicProgramPages } from '@rampa/program/web';
import { shownAt, shownPages } from './shown-pages.tsx';
import { Boundary } from './shell/Boundary.tsx';

export const OPEN_PAGES = shownPages([...publicProgramPages, ...publicProtocolPages]);

export function start(root: HTMLElement): void {
  const { page, guid } = shownAt(OPEN_PAGES, location.pathname)!;
  createRoot(root, CRASH_REPORTS).render(
    <StrictMode>
      <Boundary>
        <Suspense>
          <page.Page guid={guid} />
        </Suspense>
      </Boundary>
    </StrictMode>,
  );
}
