import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import {
  CRASH_REPORTS,
  Notices,
  applyFontSize,
  keepForOffline,
  loadLive,
  reloadOnLostChunk,
  reportCrashes,
} from '@rampa/platform/web/base';
import { CrashPage } from './crash-page.tsx';
import { routeOf } from './routes.ts';
import './main.css';

applyFontSize();
reloadOnLostChunk();
reportCrashes();
const found = routeOf(location.pathname);
document.title = found?.route.title ?? 'Страница не найдена – Портал для проведения фестивалей';

/** A failed load is shown by the same page as a crash. */
const page = (found ? found.route.load() : import('./not-found.tsx')).then(
  (file) => file.default,
  (error: unknown) => () => {
    throw error;
  },
);
// Not awaited: the page imports this very file, which would wait for itself. Until then the frame stands.
void page.then((Page) => {
  const shown = (
    <StrictMode>
      <CrashPage>
        <Page param={found?.param ?? null} />
        <Notices />
      </CrashPage>
    </StrictMode>
  );
  // Drawn in slices, so that the first drawing does not delay a tap.
  startTransition(() => createRoot(document.getElementById('root')!, CRASH_REPORTS).render(shown));
  // A page that did not load is requested again with every attempt to connect.
  if (found) loadLive().catch(() => undefined);
});

if (found?.route.isKept) keepForOffline('stage');
