// Shows codes one after another by itself, until the judge turns them himself.

import { useEffect, useState } from 'react';

/** Long enough for a camera to find the code and to read it. */
const TURN_MS = 2_500;

export interface Turns {
  /** From 0. */
  at: number;
  /** All of them have been on the screen. */
  isAllShown: boolean;
  isTurning: boolean;
  setTurning: (isTurning: boolean) => void;
  step: (by: 1 | -1) => void;
}

export function useTurns(count: number): Turns {
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [isTurning, setTurning] = useState(true);
  const go = (by: 1 | -1) => {
    const next = (at + by + count) % count;
    setAt(next);
    setShown((last) => (last.has(next) ? last : new Set([...last, next])));
  };
  useEffect(() => {
    if (!isTurning || count < 2) return;
    const timer = setTimeout(() => go(1), TURN_MS);
    return () => clearTimeout(timer);
  });
  return {
    at,
    isAllShown: shown.size >= count,
    isTurning,
    setTurning,
    step: (by) => {
      setTurning(false);
      go(by);
    },
  };
}
