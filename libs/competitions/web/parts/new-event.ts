// What a new event is at first: people correct a day more quickly than they choose one.

import { EMPTY_EVENT, type EventDetails } from './event-details.ts';

/** The next Saturday that is at least two weeks off, YYYY-MM-DD: festivals are prepared for, and held on Saturdays. */
export function likelyDay(now: Date): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 14));
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

export interface Known {
  /** Of the organizer. */
  city?: string;
  /** The clock of whoever makes it. */
  timeZone?: string;
  now: Date;
}

export function newEvent({ city = '', timeZone, now }: Known): EventDetails {
  const day = likelyDay(now);
  return { ...EMPTY_EVENT, beginDate: day, endDate: day, city, timeZone: timeZone ?? EMPTY_EVENT.timeZone };
}
