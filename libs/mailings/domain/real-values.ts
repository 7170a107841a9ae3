// The values of placeholders in a letter about a real event and application.

import { russianDates } from '@rampa/kernel';
import type { Values } from './placeholders.ts';

export interface LetterFacts {
  event: { title: string; beginDate: string; endDate: string; city: string };
  /** Null: the letter is about the event alone. */
  application: { number: number | null; title: string; member: string; status: string } | null;
  organizer: string;
  link: string;
}

const DAYS = russianDates({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «20–22 марта 2027 года» */
export function letterDays({ beginDate, endDate }: Pick<LetterFacts['event'], 'beginDate' | 'endDate'>): string {
  return DAYS.formatRange(new Date(beginDate), new Date(endDate)).replace(/\sг\.$/, '\u00a0года');
}

/** Values of a real event and application; without an application its placeholders have none. */
export function realValues({ event, application, organizer, link }: LetterFacts): Values {
  const { number, title, member, status } = application ?? { number: null, title: '', member: '', status: '' };
  return {
    ...{ мероприятие: event.title, даты: letterDays(event), город: event.city, организатор: organizer, ссылка: link },
    ...(application
      ? { участник: member, коллектив: title, номер: number === null ? '' : String(number), статус: status }
      : {}),
  };
}
