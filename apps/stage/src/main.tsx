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
import { Mishap } from './mishap.tsx';
import { routeOf } from './routes.ts';
import './main.css';

applyFontSize();
reloadOnLostChunk();
reportCrashes();
const found = routeOf(location.pathname);
document.title = found?.route.title ?? 'Страница не найдена – Портал для проведения фестивалей';

/** What does not come is told by the page of mishaps, as what breaks is. */
const page = (found ? found.route.load() : import('./not-found.tsx')).then(
  (file) => file.default,
  (error: unknown) => () => {
    throw error;
  },
);
// Not awaited: the page loads this very file, which would wait for itself. Until it is here the frame stands.
void page.then((Page) => {
  const shown = (
    <StrictMode>
      <Mishap>
        <Page param={found?.param ?? null} />
        <Notices />
      </Mishap>
    </StrictMode>
  );
  // In pieces: what is drawn for the first time holds up no tap.
  startTransition(() => createRoot(document.getElementById('root')!, CRASH_REPORTS).render(shown));
  // One that did not come is asked for again with every attempt to connect.
  if (found) loadLive().catch(() => undefined);
});

if (found?.route.isKept) keepForOffline('stage');
