// A number that changed is replaced in one frame; then its ground glows for 900 ms. It never counts or rolls.

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from '../style/table.module.css';

const GLOW_MS = 900;
const REDUCED_MS = 120;

/** Not a style's animation: a row that changes its place in the table would start it again. */
export function Glow({ of: value, children }: { of: unknown; children: ReactNode }) {
  const ground = useRef<HTMLSpanElement>(null);
  const seen = useRef(value);
  useLayoutEffect(() => {
    if (Object.is(seen.current, value)) return;
    seen.current = value;
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? REDUCED_MS : GLOW_MS;
    ground.current?.animate([{ opacity: 1 }, { opacity: 0 }], { duration });
  }, [value]);
  return (
    <span className={classes.value}>
      <span ref={ground} className={classes.glow} aria-hidden />
      {children}
    </span>
  );
}
