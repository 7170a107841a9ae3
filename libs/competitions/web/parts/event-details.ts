// The fields of an event's card: what they are at first, and what is wrong with them.

import type { SentBody, FestivalUpdateFestival } from '@rampa/contract';

export type EventDetails = Required<SentBody<typeof FestivalUpdateFestival>['details']>;

/** What kind of event it is: `typeTourCompetition`. */
export const EVENT_KINDS = [
  { value: '1', label: 'Конкурс, один тур' },
  { value: '2', label: 'Конкурс в несколько туров' },
  { value: '0', label: 'Фестиваль без оценок' },
];

export const EMPTY_EVENT: EventDetails = {
  title: '',
  shortTitle: '',
  description: '',
  beginDate: '',
  endDate: '',
  city: '',
  place: '',
  timeZone: 'Europe/Moscow',
  currency: 'RUB',
  extGuid: '',
  useFinances: false,
};

/** In the form, with the kind as its field has it. */
export interface EventValues extends EventDetails {
  kind: string;
}

/** What a single field cannot say. */
export function dateFaults({ beginDate, endDate }: Pick<EventDetails, 'beginDate' | 'endDate'>): { endDate?: string } {
  return beginDate !== '' && endDate !== '' && endDate < beginDate ? { endDate: 'Окончание раньше начала' } : {};
}
