// Which of a link's programs is open in this tab. The address names it, so that a reload, a bookmark and a copied address
// open the same one; the device remembers what was chosen by hand, for whoever comes in by the bare link.

import { useCallback, useEffect, useState } from 'react';
import { onReturn } from '../on-return.ts';
import { readJson, writeJson } from './device-json.ts';

const NAME = 'competitionProgramGuid';
/** Nobody is told live that he has been given one more program. */
const AGAIN_MS = 30_000;

export interface Listed {
  guid: string;
  /** It is going on now: worth opening by itself where it is the only one. */
  isGoingOn: boolean;
}

/** Null: there is something to choose. What is wanted comes first; one that is not his (any more) is passed over. */
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

/** The same address with another program, or with none; whatever else stands in it stays. */
export function withProgram({ pathname, search, hash }: Location, guid: string | null): string {
  const query = new URLSearchParams(search);
  if (guid === null) query.delete(NAME);
  else query.set(NAME, guid);
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`;
}

export interface OpenProgram {
  guid: string | null;
  /** Null leads to the list, and there it stays until one is chosen. */
  choose: (guid: string | null) => void;
}

/**
 * `list` is null until it is read. One that the device has kept may not know yet what the address names: only a fresh one
 * decides for good. `key` names the choice on this device.
 */
export function useOpenProgram(list: readonly Listed[] | null, isFresh: boolean, key: string): OpenProgram {
  const [place, setPlace] = useState(() => ({ guid: programInAddress(location.search), isLooking: false }));
  const [kept] = useState(() => readJson<string>(key));
  const guid = list === null || place.isLooking ? null : programToOpen(list, [place.guid, kept]);

  useEffect(() => {
    if (!isFresh) return;
    history.replaceState(history.state, '', withProgram(location, guid));
    // What is open stays open, whatever else begins meanwhile.
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

/** Calls now and then while somebody may look, and when the device is back. */
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
