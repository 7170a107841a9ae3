// Reports every few seconds that this device shows the display, so that the operator sees which screens are connected.

import { useEffect, useRef } from 'react';
import { PublicDisplayScreen, SCREEN_BEAT_MS, type ScreenOverride } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { deviceSecret } from './use-claim.ts';

const KEPT = 'rampa.display.screen';
const MOST_DELAY_MS = 60_000;

/** Guid of this tab: two tabs of one computer are two screens. */
export function ownScreenGuid(): string {
  const made = newGuid();
  try {
    const kept = sessionStorage.getItem(KEPT) ?? made;
    sessionStorage.setItem(KEPT, kept);
    return kept;
  } catch {
    return made;
  }
}

export interface ScreenReport {
  /** Null: the display no longer exists, so nothing is reported. */
  displayKey: string | null;
  screenGuid: string;
  override: ScreenOverride | null;
  /** Milliseconds from the server's frame to the picture; null: unknown. */
  delayMs: number | null;
}

export function useScreenReport(report: ScreenReport): void {
  const last = useRef(report);
  useEffect(() => {
    last.current = report;
  });
  const { displayKey, screenGuid, override } = report;
  useEffect(() => {
    if (displayKey === null) return;
    const tell = () => {
      const { delayMs } = last.current;
      const secret = deviceSecret();
      const scale = window.devicePixelRatio || 1;
      const known = delayMs !== null && delayMs >= 0 && delayMs < MOST_DELAY_MS;
      const body = {
        ...{ key: displayKey, screenGuid, override },
        ...(secret ? { device: secret } : {}),
        width: Math.round(window.innerWidth * scale),
        height: Math.round(window.innerHeight * scale),
        delayMs: known ? Math.round(delayMs) : null,
      };
      // A failed report is dropped; the next one tries again.
      callApi(PublicDisplayScreen, { body }).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, SCREEN_BEAT_MS);
    window.addEventListener('resize', tell);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', tell);
    };
  }, [displayKey, screenGuid, override]);
}
