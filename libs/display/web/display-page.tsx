// A screen in the hall: one address, one subscription, no controls.

import { LiveProvider, useLive, useServerNow, useWakeLock } from '@rampa/platform/web/base';
import { HallScreen } from './hall-screen.tsx';
import { HowToOpen } from './how-to-open.tsx';

export function DisplayPage({ displayKey }: { displayKey: string | null }) {
  if (displayKey === null) return <HowToOpen />;
  return (
    <LiveProvider>
      <Screen displayKey={displayKey} />
    </LiveProvider>
  );
}

function Screen({ displayKey }: { displayKey: string }) {
  const live = useLive('display', displayKey);
  const now = useServerNow(500);
  useWakeLock();
  const goFull = () => {
    // Only a tap may do it; where the browser refuses, the screen stays as it is.
    if (!document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return (
    <main className="hall-page" onClick={goFull}>
      <HallScreen
        view={live.state}
        at={live.at}
        now={now}
        staleSince={live.staleSince}
        notice={live.ended?.message ?? null}
      />
    </main>
  );
}
