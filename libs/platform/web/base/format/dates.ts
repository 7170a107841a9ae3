// Days as people read them.

import { russianDates } from '@rampa/kernel';

const full = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = russianDates({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** «20–22 ноября 2026», «30 ноября – 2 декабря 2026»; plain dates, no time zone. */
export function dateRangeText(begin: string, end: string): string {
  const first = new Date(`${begin}T00:00:00Z`);
  const last = new Date(`${end}T00:00:00Z`);
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  const clean = (text: string) => text.replace(/\s*г\.$/, '');
  if (begin === end) return clean(full.format(first));
  const sameMonth = begin.slice(0, 7) === end.slice(0, 7);
  if (sameMonth) return `${first.getUTCDate()}–${clean(full.format(last))}`;
  const sameYear = begin.slice(0, 4) === end.slice(0, 4);
  return `${sameYear ? short.format(first) : clean(full.format(first))} – ${clean(full.format(last))}`;
}
