import { StrictMode, Suspense, lazy } from 'react';
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

const NotFound = lazy(() => import('./not-found.tsx').then((file) => ({ default: file.NotFound })));

applyFontSize();
reloadOnLostChunk();
reportCrashes();
const found = routeOf(location.pathname);
// Beside the page; one that did not come is asked for again with every attempt to connect.
if (found) loadLive().catch(() => undefined);
document.title = found?.route.title ?? 'Страница не найдена – Портал для проведения фестивалей';

createRoot(document.getElementById('root')!, CRASH_REPORTS).render(
  <StrictMode>
    <Mishap>
      <Suspense fallback={<main className="stage-wait" aria-busy />}>
        {found ? <found.route.page param={found.param} /> : <NotFound />}
      </Suspense>
      <Notices />
    </Mishap>
  </StrictMode>,
);

if (found?.route.isKept) keepForOffline('stage');
