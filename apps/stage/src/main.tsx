import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Notices, applyFontSize, keepForOffline, loadLive, reloadOnLostChunk } from '@rampa/platform/web/base';
import { Mishap } from './mishap.tsx';
import { NotFound } from './not-found.tsx';
import { routeOf } from './routes.ts';
import './main.css';

applyFontSize();
reloadOnLostChunk();
const found = routeOf(location.pathname);
// Beside the page; one that did not come is asked for again with every attempt to connect.
if (found) loadLive().catch(() => undefined);
if (found) document.title = found.route.title;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Mishap>
      {found ? (
        <Suspense fallback={<main className="stage-wait" aria-busy />}>
          <found.route.page param={found.param} />
        </Suspense>
      ) : (
        <NotFound />
      )}
      <Notices />
    </Mishap>
  </StrictMode>,
);

if (found?.route.isKept) keepForOffline('stage');
