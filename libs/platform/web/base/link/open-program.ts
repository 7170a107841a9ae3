// The program of a link that is open in this tab. The address names it, so that a reload, a bookmark and a copied
// address open the same one; the device remembers a choice made by hand, for a link without a program.

import { useCallback, useEffect, useState } from 'react';
import { onReturn } from '../on-return.ts';
import { readJson, writeJson } from './device-json.ts';

const NAME = 'competitionProgramGuid';
/** How often the list is read, ms, because no event tells of a new program. */
const AGAIN_MS = 30_000;

export interface Listed {
  guid: string;
  /** It is running now: opened by itself if it is the only one. */
  isGoingOn: boolean;
}

/** Null: the person must choose. The wanted program comes first, unless it is not his (any more). */
export function programToOpen(list: readonly Listed[], wanted: readonly (string | null)[]): string | null {
  const found = wanted.find((guid) => list.some((one) => one.guid === guid));
  if (found) return found;
  if (list.length === 1) return list[0]!.guid;
  const going = list.filter(({ isGoingOn }) => isGoingOn);
  return going.length === 1 ? going[0]!.guid : null;
}

export function programInAddress(search: string): string | null {
  return new URLSearchParams(search).get(NAME)?.toLowerCase() ?? null;
}

/** The address with another program or none; everything else in it stays. */
export function withProgram({ pathname, search, hash }: Location, guid: string | null): string {
  const query = new URLSearchParams(search);
  if (guid === null) query.delete(NAME);
  else query.set(NAME, guid);
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`;
}

export interface OpenProgram {
  guid: string | null;
  /** Null opens the list, which stays until a program is chosen. */
  choose: (guid: string | null) => void;
}

/**
 * `list` is null until it is read. A list from the device's memory may lack the program in the address, so only a fresh
 * one decides for good. `key` names the choice on this device.
 */
export function useOpenProgram(list: readonly Listed[] | null, isFresh: boolean, key: string): OpenProgram {
  const [place, setPlace] = useState(() => ({ guid: programInAddress(location.search), isLooking: false }));
  const [kept] = useState(() => readJson<string>(key));
  const guid = list === null || place.isLooking ? null : programToOpen(list, [place.guid, kept]);

  useEffect(() => {
    if (!isFresh) return;
    history.replaceState(history.state, '', withProgram(location, guid));
    // An open program stays open when another one begins.
    if (guid !== null) setPlace({ guid, isLooking: false });
  }, [isFresh, guid]);

  const choose = useCallback(
    (chosen: string | null) => {
      setPlace({ guid: chosen, isLooking: chosen === null });
      writeJson(key, chosen);
    },
    [key],
  );
  return { guid, choose };
}

/** Calls regularly while the page is visible, and when the device is back. */
export function useAgain(run: () => void): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') run();
    };
    const timer = setInterval(seen, AGAIN_MS);
    const stop = onReturn(run);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [run]);
}
