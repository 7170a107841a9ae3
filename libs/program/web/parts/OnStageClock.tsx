// How long the performance has been on stage, and of how much.

import { useServerNow } from '@rampa/platform/web/base';
import { durationText } from '@rampa/platform/web/desk';
import classes from '../style/transport.module.css';

/** A longer time means that somebody forgot to end the performance. */
const MOST_S = 7200;

export interface OnStageClockProps {
  since: string;
  duration: number;
  /** Show only the elapsed time. */
  isShort?: boolean;
}

export function OnStageClock({ since, duration, isShort = false }: OnStageClockProps) {
  const now = useServerNow();
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  if (seconds > MOST_S) return null;
  const isOver = duration > 0 && seconds > duration;
  return (
    <span className={classes.clock} data-over={isOver || undefined}>
      {durationText(seconds)}
      {duration > 0 && !isShort ? <small> из {durationText(duration)}</small> : null}
    </span>
  );
}
