// What the calendar says about an event, in its own time zone.

import { plural } from '@rampa/kernel';
import type { FestivalView } from '@rampa/contract';
import { localOf } from '@rampa/platform/web/desk';

export interface EventState {
  word: string;
  tone: 'plain' | 'ok' | 'info' | 'now';
}

function today(timeZone: string, now: Date): string {
  return localOf(now.toISOString(), timeZone).slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function eventState(event: FestivalView, now: Date): EventState {
  const { beginDate, timeZone } = event.details;
  if (event.practiceOf !== null) return { word: 'репетиция', tone: 'info' };
  if (event.isArchived) return { word: 'в архиве', tone: 'plain' };
  const day = today(timeZone, now);
  if (isPast(event, now)) return { word: 'прошло', tone: 'plain' };
  if (day >= beginDate) return { word: 'идёт', tone: 'now' };
  const left = daysBetween(day, beginDate);
  if (left > 60) return { word: 'идёт подготовка', tone: 'ok' };
  return { word: left === 1 ? 'завтра' : `через ${left}\u00A0${plural(left, 'день', 'дня', 'дней')}`, tone: 'ok' };
}

/** Its last day is over, where it is held. */
export function isPast({ details }: FestivalView, now: Date): boolean {
  return today(details.timeZone, now) > details.endDate;
}

/** «3 дня», or null when it has begun. */
export function daysLeft(event: FestivalView, now: Date): string | null {
  const left = daysBetween(today(event.details.timeZone, now), event.details.beginDate);
  return left > 0 ? `${left}\u00A0${plural(left, 'день', 'дня', 'дней')}` : null;
}
