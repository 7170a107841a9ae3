// One display on one device: one subscription, no controls but two keys.

import { useEffect, useRef, useState } from 'react';
import type { DisplayView, ScreenOverride } from '@rampa/contract';
import { LiveProvider, useLive, useLiveClient, useServerNow, useWakeLock, type Live } from '@rampa/platform/web/base';
import { keepPicture, keptPicture, shownPicture } from './device/kept-picture.ts';
import { overridden } from './device/overridden.ts';
import { useOverride } from './device/use-override.ts';
import { ownScreenGuid, useScreenReport } from './device/use-screen-report.ts';
import { HallScreen } from './hall-screen.tsx';

export interface ScreenProps {
  displayKey: string;
  /** Guid of a claimed television; any other device makes its own. */
  screenGuid?: string;
}

/** Often enough for a countdown whose seconds look even, ms. */
const TICK_MS = 250;

export function Screen(props: ScreenProps) {
  return (
    <LiveProvider>
      <Watching {...props} />
    </LiveProvider>
  );
}

function Watching({ displayKey, screenGuid }: ScreenProps) {
  const [guid] = useState(() => screenGuid ?? ownScreenGuid());
  const live = useLive('display', displayKey);
  const now = useServerNow(TICK_MS);
  const override = useOverride();
  const [openedAt] = useState(now);
  const picture = usePicture(displayKey, live, override);
  const { view, at, staleSince } = shownPicture(picture.live, picture.kept, openedAt, now);
  useWakeLock();
  useReload(live.state);
  useScreenReport({
    displayKey: live.ended ? null : displayKey,
    ...{ screenGuid: guid, override },
    delayMs: useDelay(live),
  });
  const goFull = () => {
    // Browsers allow fullscreen only after a tap; if this one refuses, the screen stays as it is.
    if (!document.fullscreenElement) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return (
    <main className="hall-page" onClick={goFull}>
      {override === 'blank' ? (
        // Runs before everything else: nothing on a black screen may light up.
        <div className="hall-blank" />
      ) : (
        <HallScreen
          view={overridden(view, override)}
          at={at}
          now={now}
          staleSince={live.ended ? null : staleSince}
          notice={live.ended?.message ?? null}
        />
      )}
    </main>
  );
}

/** The live picture, or the last one that this device showed before its reload. */
function usePicture(
  displayKey: string,
  { state, at, staleSince, ended }: Live<DisplayView>,
  override: ScreenOverride | null,
) {
  const [kept, setKept] = useState(() => keptPicture(displayKey, Date.now()));
  const isEnded = ended !== null;
  useEffect(() => {
    if (isEnded) {
      keepPicture(displayKey, null);
      setKept(null);
    } else if (state && at !== null && staleSince === null) {
      keepPicture(displayKey, { view: overridden(state, override)!, at });
    }
  }, [displayKey, state, at, staleSince, isEnded, override]);
  return { kept, live: { view: state, at, staleSince } };
}

/** The operator pressed «Перезагрузить» after this page was opened. */
function useReload(view: DisplayView | null): void {
  const first = useRef<number | null>(null);
  const asked = view?.reload ?? null;
  useEffect(() => {
    if (asked === null) return;
    first.current ??= asked;
    if (asked > first.current) location.reload();
  }, [asked]);
}

/** Milliseconds from the server's frame to the painted picture. */
function useDelay({ at }: Live<DisplayView>): number | null {
  const { clock } = useLiveClient();
  const [delay, setDelay] = useState<number | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (at === null) return;
    // The first picture is not measured: it waited for this page and not for the network.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const frame = requestAnimationFrame(() => setDelay(Math.max(0, clock.now() - at)));
    return () => cancelAnimationFrame(frame);
  }, [at, clock]);
  return delay;
}
