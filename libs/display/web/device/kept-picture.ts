// The last picture that this device has really shown, for a screen that is loaded anew while the network is gone. Kept as
// it was shown: what a key had darkened stays dark, and a result that nobody has seen is not in it.

import { LIVE_VERSION, type DisplayView } from '@rampa/contract';
import { forgetJsonBefore, readJson, writeJson } from '@rampa/platform/web/base';

export interface KeptPicture {
  view: DisplayView;
  /** Server's milliseconds up to which it was true. */
  at: number;
}

interface Written extends KeptPicture {
  /** Another page's picture may have another shape. */
  version: number | string;
}

/** Yesterday's result is no news in today's hall, and the names of children no longer stay there. */
export const KEPT_MS = 12 * 3_600_000;

const PREFIX = 'rampa.display.picture.';

const keyOf = (displayKey: string) => `${PREFIX}${displayKey}`;

/** Of whatever display this device has been. */
export function forgetOldPictures(now: number): void {
  forgetJsonBefore(PREFIX, now - KEPT_MS);
}

export function keptPicture(displayKey: string, now: number): KeptPicture | null {
  const kept = readJson<Written>(keyOf(displayKey));
  return kept?.version === LIVE_VERSION && now - kept.at < KEPT_MS ? { view: kept.view, at: kept.at } : null;
}

/** `null` forgets it: the display is no more. */
export function keepPicture(displayKey: string, picture: KeptPicture | null): void {
  writeJson(keyOf(displayKey), picture && ({ ...picture, version: LIVE_VERSION } satisfies Written));
}

/** A page that is being opened waits this long before it says that the network is gone. */
export const CALM_MS = 3_000;

export interface Shown {
  view: DisplayView | null;
  /** Server's milliseconds of the picture. */
  at: number | null;
  /** Server's milliseconds up to which it was true; null unless it is old. */
  staleSince: number | null;
}

/** What the hall sees: the live picture, or without one and without a network the last one, which says that it is old. */
export function shownPicture(live: Shown, kept: KeptPicture | null, openedAt: number, now: number): Shown {
  if (live.view !== null || now - openedAt < CALM_MS) return live;
  return kept === null
    ? { view: null, at: null, staleSince: openedAt }
    : { view: kept.view, at: kept.at, staleSince: kept.at };
}
