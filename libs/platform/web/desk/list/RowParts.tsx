// Renders a list of thousands of rows in parts: each part is rendered when the page comes near it and keeps its place
// until then.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './list-rows.module.css';

const PART = 50;
/** Approximate height of a row in pixels. */
const ROW = 57;
const NEAR = '1500px 0px';

export interface RowPartsProps {
  count: number;
  children(index: number): ReactNode;
}

export function RowParts({ count, children }: RowPartsProps) {
  return Array.from({ length: Math.ceil(count / PART) }, (_, part) => (
    <Part key={part} from={part * PART} to={Math.min(count, (part + 1) * PART)} row={children} />
  ));
}

function Part({ from, to, row }: { from: number; to: number; row(index: number): ReactNode }) {
  const [isMade, setMade] = useState(from === 0);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMade || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMade(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isMade]);
  if (!isMade) return <li ref={place} className={classes.ahead} style={{ height: (to - from) * ROW }} aria-hidden />;
  return Array.from({ length: to - from }, (_, at) => row(from + at));
}
