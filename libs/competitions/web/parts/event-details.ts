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

/** Faults by field; an empty record when the card may be sent. */
export function faultsOf(details: EventDetails): Partial<Record<keyof EventDetails, string>> {
  return {
    ...(details.title.trim() === '' ? { title: 'Как называется мероприятие?' } : {}),
    ...(details.beginDate === '' ? { beginDate: 'Выберите день начала' } : {}),
    ...(details.endDate === '' ? { endDate: 'Выберите день окончания' } : {}),
    ...(details.beginDate !== '' && details.endDate !== '' && details.endDate < details.beginDate
      ? { endDate: 'Окончание раньше начала' }
      : {}),
  };
}
