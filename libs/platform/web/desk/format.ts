// Dates and times as people read them. A moment is always shown in the event's own time zone.

import { boundDates } from '@rampa/kernel';

export { dateRangeText } from '@rampa/platform/web/base';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('ru-RU', options);
  formatters.set(key, made);
  return made;
}

function inZone(key: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return formatter(`${key} ${timeZone}`, { ...options, timeZone });
  } catch {
    return formatter(key, options);
  }
}

type Moment = string | number;

/** The first date costs a phone 50 ms: this pays for it before there is something to draw. */
export function prepareDates(): void {
  offsetAt(Date.now(), MOSCOW);
}

/** «14:35» */
export function timeText(moment: Moment, timeZone: string): string {
  return inZone('time', timeZone, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
}

/** «14:35:08» */
export function exactTimeText(moment: Moment, timeZone: string): string {
  return inZone('exact', timeZone, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(new Date(moment));
}

/** «21 ноября» */
export function dayText(moment: Moment, timeZone: string): string {
  return boundDates(inZone('day', timeZone, { day: 'numeric', month: 'long' }).format(new Date(moment)));
}

/** «21 ноября, 14:35:07» */
export function exactMomentText(moment: Moment, timeZone: string): string {
  return `${dayText(moment, timeZone)}, ${exactTimeText(moment, timeZone)}`;
}

/** «21 ноября 2026 г.» */
export function dateText(moment: Moment, timeZone: string): string {
  const date = inZone('date', timeZone, { day: 'numeric', month: 'long', year: 'numeric' });
  return boundDates(date.format(new Date(moment)));
}

/** «21 ноября, 14:35» */
export function momentText(moment: Moment, timeZone: string): string {
  return `${dayText(moment, timeZone)}, ${timeText(moment, timeZone)}`;
}

const HOUR_MS = 3_600_000;
const MOSCOW = 'Europe/Moscow';

/** «МСК», «МСК+1», «МСК−1», «МСК+2:30»: names the clock of a time where no event does. */
export function zoneText(moment: Moment, timeZone: string): string {
  const time = Math.floor(new Date(moment).getTime() / 1000) * 1000;
  const hours = (offsetAt(time, timeZone) - offsetAt(time, MOSCOW)) / HOUR_MS;
  if (hours === 0) return 'МСК';
  const minutes = Math.round((Math.abs(hours) % 1) * 60);
  return `МСК${hours > 0 ? '+' : '−'}${Math.trunc(Math.abs(hours))}${minutes === 0 ? '' : `:${minutes}`}`;
}

/** Seconds → «3:40». */
export function durationText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A local date and time of the event's zone («2026-11-21T10:00») → instant, and back for the field. */
export function instantOf(local: string, timeZone: string): string {
  const guess = new Date(`${local}Z`).getTime();
  const shift = offsetAt(guess, timeZone);
  const first = guess - shift;
  const again = guess - offsetAt(first, timeZone);
  return new Date(again).toISOString();
}

export function localOf(instant: string, timeZone: string): string {
  const time = new Date(instant).getTime();
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

function offsetAt(time: number, timeZone: string): number {
  const parts = inZone('offset', timeZone, {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(time));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(time / 1000) * 1000;
}
