// When somebody was last seen, in words.

import { isPresent } from '@rampa/jury/domain';
import { plural, russianDates } from '@rampa/kernel';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often a list of people is read again for this, ms. */
export const SEEN_ANEW_MS = MINUTE;

/** Green only for people who are here now. */
export const seenTone = (at: string, now: number) => (isPresent(Date.parse(at), now) ? 'ok' : 'plain');

export function seenText(at: string, now: number): string {
  const past = Math.max(0, now - Date.parse(at));
  if (isPresent(now - past, now)) return 'на связи';
  if (past < HOUR) {
    const minutes = Math.round(past / MINUTE);
    return `связь ${minutes}\u00A0${plural(minutes, 'минуту', 'минуты', 'минут')} назад`;
  }
  if (past < 24 * HOUR) {
    const hours = Math.round(past / HOUR);
    return `связь ${hours}\u00A0${plural(hours, 'час', 'часа', 'часов')} назад`;
  }
  return `связь ${russianDates({ day: 'numeric', month: 'long' }).format(Date.parse(at))}`;
}
