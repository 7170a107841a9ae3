// Days are local dates of the event, YYYY-MM-DD: they compare as text.

export type Day = string;

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date of an instant in the event's time zone. */
export function dayIn(instant: string | number | Date, timeZone: string): Day {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(new Date(instant));
}

export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days after `from` the day `to` is. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

export function laterOf(a: Day, b: Day): Day {
  return a > b ? a : b;
}

export function earlierOf(a: Day, b: Day): Day {
  return a < b ? a : b;
}
