// A performer's name: never broken inside a word nor cut; its size gives way.

import type { CSSProperties } from 'react';
import { unbroken } from '@rampa/platform/web/base';
import { longestUnbroken } from '../stage/stage-model.ts';

const LONGEST_BOUND = 17;

export function Name({ of, as: As }: { of: string; as: 'h1' | 'b' }) {
  const bound = unbroken(of);
  // A compound surname that is too long for a list breaks at its own hyphen only.
  const text = longestUnbroken(bound) > LONGEST_BOUND ? of : bound;
  return (
    <span className="booth-name" style={{ '--booth-longest': longestUnbroken(text) } as CSSProperties}>
      <As>{text}</As>
    </span>
  );
}
