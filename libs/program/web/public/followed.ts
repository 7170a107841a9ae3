// The performances that a visitor follows: stored on the device, without an account. Pure except for the storage.

import { useState } from 'react';
import { readJson, writeJson } from '@rampa/platform/web/base';

/** Reads the stored value: several guids, or the single one of an older page. */
export function followedOf(kept: unknown): string[] {
  const list = Array.isArray(kept) ? kept : [kept];
  return list.filter((guid): guid is string => typeof guid === 'string');
}

export const followedKey = (program: string): string => `rampa.program.mine.${program}`;

/** Follows it, or no longer. */
export function turned(guids: readonly string[], guid: string): string[] {
  return guids.includes(guid) ? guids.filter((one) => one !== guid) : [...guids, guid];
}

export interface Followed {
  guids: readonly string[];
  has(guid: string): boolean;
  turn(guid: string): void;
}

export function useFollowed(program: string): Followed {
  const key = followedKey(program);
  const [guids, setGuids] = useState(() => followedOf(readJson(key)));
  return {
    guids,
    has: (guid) => guids.includes(guid),
    turn(guid) {
      // Another page of this browser may have changed it since.
      const next = turned(followedOf(readJson(key)), guid);
      setGuids(next);
      writeJson(key, next.length === 0 ? null : next);
    },
  };
}
