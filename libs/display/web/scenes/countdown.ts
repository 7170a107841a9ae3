// Time left until an instant, in words and lamps. Pure: the caller passes the server's time.

export interface Countdown {
  /** «12:34», «1:05:00»; empty when the time has come. */
  text: string;
  /** Number of lit lamps: one more with every minute that has passed, all of them at the end. */
  lit: number;
}

export const PAUSE_LAMPS = 15;
const MINUTE_S = 60;
const HOUR_S = 3_600;

export function countdown(now: number, until: number): Countdown {
  const left = Math.ceil((until - now) / 1000);
  if (left <= 0) return { text: '', lit: PAUSE_LAMPS };
  const lit = PAUSE_LAMPS - Math.min(PAUSE_LAMPS, Math.ceil(left / MINUTE_S));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / HOUR_S), Math.floor((left % HOUR_S) / MINUTE_S)];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(left % MINUTE_S)}` : `${minutes}:${two(left % MINUTE_S)}`;
  return { text, lit };
}
