// Planned and forecast times of a program in its view: ISO instants in and out.

import { msOf, type Activity, type ItemKind } from '@rampa/kernel';
import { forecast, type Forecast } from './forecast.ts';

export interface ViewedItem {
  kind: ItemKind;
  /** Length in seconds. */
  duration: number;
  isWithdrawn: boolean;
  activity: Activity;
  onStageAt: string | null;
  doneAt: string | null;
  plannedAt: string | null;
}

/** `nowMs`: the clock of a screen; the server passes none. */
export function forecastOf(items: readonly ViewedItem[], gapS: number, nowMs: number | null): Forecast {
  return forecast(
    items.map((item) => ({
      kind: item.kind,
      durationS: item.duration,
      isWithdrawn: item.isWithdrawn,
      activity: item.activity,
      onStageAt: msOf(item.onStageAt),
      doneAt: msOf(item.doneAt),
      plannedAt: msOf(item.plannedAt),
    })),
    gapS,
    nowMs,
  );
}

/** More than so many minutes from the plan is no delay: a rehearsal on another day. */
export const FOREIGN_DAY_MINUTES = 600;

/** When an item begins, as far as is known without a clock: ISO instants in and out; null: nobody knows. */
export function startOf({
  plannedAt,
  forecastAt,
}: {
  plannedAt: string | null;
  forecastAt: string | null;
}): string | null {
  if (plannedAt === null || forecastAt === null) return forecastAt ?? plannedAt;
  const minutes = (Date.parse(forecastAt) - Date.parse(plannedAt)) / 60_000;
  return Math.abs(minutes) <= FOREIGN_DAY_MINUTES ? forecastAt : plannedAt;
}

/** Whole minutes behind the plan (negative: ahead), as people say it; null while nothing is known. */
export function delayMinutes(delayMs: number | null): number | null {
  if (delayMs === null) return null;
  return Math.round(delayMs / 60_000) || 0;
}

/** «12 мин», «1 ч 05 мин»; a word beside it tells the sign. */
export function delayText(minutes: number): string {
  const count = Math.abs(minutes);
  if (count < 60) return `${count}\u00A0мин`;
  return `${Math.floor(count / 60)}\u00A0ч ${String(count % 60).padStart(2, '0')}\u00A0мин`;
}
