import { useEffect, useState } from 'react';

/** Fulfilled once the component has left the screen. */
export function useGone(): Promise<void> {
  const [{ promise, tell }] = useState(() => {
    let tell = () => {};
    const promise = new Promise<void>((resolve) => (tell = resolve));
    return { promise, tell: () => tell() };
  });
  useEffect(() => tell, [tell]);
  return promise;
}
