// The lower third of a stream, for OBS: nothing but the band and the sign of the event, on nothing. It shows what its screen
// shows; without a fresh picture it shows nothing, because a viewer cannot see that it is old.

import { useLayoutEffect } from 'react';
import { LiveProvider, useLive } from '@rampa/platform/web/base';
import { LowerThird } from './lower-third.tsx';
import './overlay.css';

export function Overlay({ overlayKey }: { overlayKey: string }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.overlay = '';
    return () => void delete document.documentElement.dataset.overlay;
  }, []);
  return (
    <LiveProvider>
      <Watching overlayKey={overlayKey} />
    </LiveProvider>
  );
}

function Watching({ overlayKey }: { overlayKey: string }) {
  const { state, staleSince, ended } = useLive('display', overlayKey);
  return (
    <main className="overlay-page">
      <LowerThird view={staleSince === null && ended === null ? state : null} />
    </main>
  );
}
