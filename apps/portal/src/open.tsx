// Pages opened by a link alone: a published program, report, protocol.

import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { publicProtocolPages } from '@rampa/judging/web/public';
import { CRASH_REPORTS } from '@rampa/platform/web/base';
import { publicProgramPages } from '@rampa/program/web';
import { publicReportPages } from '@rampa/reports/web';
import { shownAt, shownPages } from './shown-pages.tsx';
import { Boundary } from './shell/Boundary.tsx';

export const OPEN_PAGES = shownPages([...publicProgramPages, ...publicReportPages, ...publicProtocolPages]);

export async function start(root: HTMLElement): Promise<void> {
  const { page, guid } = shownAt(OPEN_PAGES, location.pathname)!;
  await page.ready();
  const shown = (
    <StrictMode>
      <Boundary>
        <Suspense>
          <page.Page guid={guid} />
        </Suspense>
      </Boundary>
    </StrictMode>
  );
  startTransition(() => createRoot(root, CRASH_REPORTS).render(shown));
}
