import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Notices, applyFontSize } from '@rampa/platform/web/base';
import { Mishap } from './mishap.tsx';
import { NotFound } from './not-found.tsx';
import { keepForOffline } from './offline.ts';
import { routeOf } from './routes.ts';
import './main.css';

applyFontSize();
const found = routeOf(location.pathname);
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

if (found?.route.isKept) keepForOffline();
