// The last picture that this device showed, for a reload without network. It is kept as shown: a screen darkened by a
// key stays dark, and a result that nobody has seen is not in it.

import { LIVE_VERSION, type DisplayView } from '@rampa/contract';
import { forgetJsonBefore, readJson, writeJson } from '@rampa/platform/web/base';

export interface KeptPicture {
  view: DisplayView;
  /** Server time up to which the picture was true, ms. */
  at: number;
}

interface Written extends KeptPicture {
  /** Version of the view; a picture of another version is ignored, because its shape may differ. */
  version: number | string;
}

/**
 * After this time the picture is dropped: it is no news any more, and names of children must not stay on the device.
 */
export const KEPT_MS = 12 * 3_600_000;

const PREFIX = 'rampa.display.picture.';

const keyOf = (displayKey: string) => `${PREFIX}${displayKey}`;

/** Forgets the old pictures of every display that this device has shown. */
export function forgetOldPictures(now: number): void {
  forgetJsonBefore(PREFIX, now - KEPT_MS);
}

export function keptPicture(displayKey: string, now: number): KeptPicture | null {
  const kept = readJson<Written>(keyOf(displayKey));
  return kept?.version === LIVE_VERSION && now - kept.at < KEPT_MS ? { view: kept.view, at: kept.at } : null;
}

/** `null` deletes it: the display no longer exists. */
export function keepPicture(displayKey: string, picture: KeptPicture | null): void {
  writeJson(keyOf(displayKey), picture && ({ ...picture, version: LIVE_VERSION } satisfies Written));
}

/** How long a page that is being opened waits before it reports a missing network, ms. */
export const CALM_MS = 3_000;

export interface Shown {
  view: DisplayView | null;
  /** Server time of the picture, ms. */
  at: number | null;
  /** Server time up to which the picture was true, ms; null unless it is old. */
  staleSince: number | null;
}

/** The picture to show: the live one, or without a network the last one, marked as old. */
export function shownPicture(live: Shown, kept: KeptPicture | null, openedAt: number, now: number): Shown {
  if (live.view !== null || now - openedAt < CALM_MS) return live;
  return kept === null
    ? { view: null, at: null, staleSince: openedAt }
    : { view: kept.view, at: kept.at, staleSince: kept.at };
}
