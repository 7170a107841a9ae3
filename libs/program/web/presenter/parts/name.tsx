// A performer's name: never broken inside a word nor cut; its size gives way.

import type { CSSProperties } from 'react';
import { unbroken } from '@rampa/platform/web/base';
import { longestUnbroken } from '../stage/stage-model.ts';

/** Letters that a line of a list holds in type as large as its neighbours'. */
const LONGEST_BOUND = { h1: 17, b: 13 };

export function Name({ of, as: As }: { of: string; as: 'h1' | 'b' }) {
  // A compound surname that is too long for a list breaks at its own hyphen only.
  const text = unbroken(of, LONGEST_BOUND[As]);
  return (
    <span className="booth-name" style={{ '--booth-longest': longestUnbroken(text) } as CSSProperties}>
      <As>{text}</As>
    </span>
  );
}
