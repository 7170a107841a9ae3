// Dates as people read them: a day holds together with its month, and a year with its «г.», at a line's end too.

import { onceAsked } from './once-asked.ts';

export interface RussianDates {
  /** Milliseconds or a date. RangeError of a moment that is none. */
  format(moment: Date | number): string;
  /** «20–22 марта 2027 г.» */
  formatRange(first: Date | number, last: Date | number): string;
}

/**
 * As `Intl.DateTimeFormat` of Russian, bound by `boundDates`; made when it is first asked for. Bundlers may drop a call that
 * nobody uses, so a formatter at the top of a module keeps that module in no page.
 */
/* @__NO_SIDE_EFFECTS__ */
export function russianDates(options: Intl.DateTimeFormatOptions): RussianDates {
  const dates = onceAsked(() => new Intl.DateTimeFormat('ru-RU', options));
  return {
    format: (moment) => boundDates(dates().format(moment)),
    formatRange: (first, last) => boundDates(dates().formatRange(first, last)),
  };
}

/** «29 декабря 2026 г.»: a no-break space after each number that a word follows. */
export function boundDates(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00A0');
}
