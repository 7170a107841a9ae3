// A number that changed is replaced in one frame; then its ground glows for 900 ms. It never counts or rolls.

import { useRef, type ReactNode } from 'react';
import classes from '../style/table.module.css';

export function Glow({ of: value, children }: { of: unknown; children: ReactNode }) {
  const seen = useRef({ value, times: 0 });
  // A new key starts the glow anew, also while the former one is still fading.
  if (!Object.is(seen.current.value, value)) seen.current = { value, times: seen.current.times + 1 };
  const { times } = seen.current;
  return (
    <span className={classes.value}>
      {times > 0 ? <span key={times} className={classes.glow} aria-hidden /> : null}
      {children}
    </span>
  );
}
