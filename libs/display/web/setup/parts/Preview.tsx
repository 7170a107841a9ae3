// The hall's picture, small and hidden from screen readers: the words beside it say the same. It is laid out at the size of
// the screen itself and scaled as a whole, so that nothing in it fits otherwise than over there.

import { useLayoutEffect, useRef } from 'react';
import { useLive, useServerNow } from '@rampa/platform/web/base';
import { HallScreen } from '../../hall-screen.tsx';
import classes from '../style/displays.module.css';

export interface PreviewProps {
  displayKey: string;
  /** Of the screen that shows it, pixels. */
  width: number;
  height: number;
}

export function Preview({ displayKey, width, height }: PreviewProps) {
  const live = useLive('display', displayKey);
  const now = useServerNow();
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = frame.current!;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--scale', String(element.clientWidth / width)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const ratio = width / height;
  const size = ratio >= 16 / 9 ? { width: '100%' } : { height: '100%' };
  return (
    <span ref={frame} className={`stage ${classes.picture!}`} style={{ ...size, aspectRatio: String(ratio) }}>
      <span className={classes.scaled} style={{ width, height }}>
        <HallScreen
          view={live.state}
          at={live.at}
          now={now}
          staleSince={live.staleSince}
          notice={live.ended ? '' : null}
        />
      </span>
    </span>
  );
}
