// The performances that a visitor follows in any program of the event: each program keeps its own on the device.

import { useState } from 'react';
import { readJson, writeJson } from '@rampa/platform/web/base';
import { followedKey, followedOf, turned } from '../public/followed.ts';

export interface AllFollowed {
  /** Over all programs. */
  count: number;
  of(programGuid: string): readonly string[];
  turn(programGuid: string, itemGuid: string): void;
}

export function useAllFollowed(programs: readonly { guid: string }[]): AllFollowed {
  const [, setTurns] = useState(0);
  const of = (program: string) => followedOf(readJson(followedKey(program)));
  return {
    of,
    count: programs.reduce((sum, { guid }) => sum + of(guid).length, 0),
    turn(program, item) {
      const next = turned(of(program), item);
      writeJson(followedKey(program), next.length === 0 ? null : next);
      setTurns((turns) => turns + 1);
    },
  };
}
