import { useEffect, useState } from 'react';

/** Seconds left by the clock, so that a sleeping page is not late; `restart` begins again. */
export function useCountdown(seconds: number): { left: number; restart(seconds: number): void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 250);
    return () => clearTimeout(timer);
  }, [left, now]);
  return {
    left,
    restart: (again) => {
      setNow(Date.now());
      setUntil(Date.now() + again * 1000);
    },
  };
}
