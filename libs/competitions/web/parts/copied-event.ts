// What a copy of an event is at first: the same weekday of the next year that is ahead, and the title with its year.

import type { FestivalView } from '@rampa/contract';

/** 52 weeks: festivals are held on the same weekday again. */
const YEAR_MS = 364 * 86_400_000;

export interface CopiedEvent {
  title: string;
  beginDate: string;
  endDate: string;
}

const moved = (day: string, years: number): string =>
  new Date(Date.parse(day) + years * YEAR_MS).toISOString().slice(0, 10);

export function copiedEvent({ details }: Pick<FestivalView, 'details'>, now: Date): CopiedEvent {
  const { title, beginDate, endDate } = details;
  const late = now.getTime() - Date.parse(beginDate);
  const years = Math.max(1, Math.floor(late / YEAR_MS) + 1);
  return {
    title: title.replaceAll(/\b20\d\d\b/g, (year) => String(Number(year) + years)),
    beginDate: moved(beginDate, years),
    endDate: moved(endDate, years),
  };
}
