// When an event is, as letters say it.

import { russianDates } from '@rampa/kernel';

const DAYS = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «20–22 марта 2027 года» */
export function daysOf({ beginDate, endDate }: { beginDate: string; endDate: string }): string {
  return DAYS.formatRange(new Date(beginDate), new Date(endDate)).replace(/\sг\.$/, '\u00a0года');
}
