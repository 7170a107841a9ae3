// What an event's own settings tell of how ready it is.

import { counted } from '@rampa/kernel';
import type { ReadyStep } from './readiness.ts';

export interface PreparedEvent {
  /** «21–22 ноября» */
  days: string;
  city: string;
  place: string;
  documents: number;
  statuses: number;
  /** Of those that are switched on, how many say that an application is accepted. */
  accepting: number;
}

export function eventSteps(event: PreparedEvent): ReadyStep[] {
  const { days, city, place, documents, statuses, accepting } = event;
  const lack = [city === '' && 'город', place === '' && 'площадка'].filter((word) => word !== false);
  return [
    {
      key: 'card',
      state: lack.length === 0 ? 'done' : 'waiting',
      fact: `${days}, ${lack.length === 0 ? `${city}, ${place}` : `не указаны: ${lack.join(', ')}`}`,
    },
    {
      key: 'documents',
      state: documents > 0 ? 'done' : 'waiting',
      fact: documents > 0 ? counted(documents, 'документ', 'документа', 'документов') : 'положение ещё не загружено',
    },
    {
      key: 'statuses',
      state: accepting > 0 ? 'done' : 'now',
      fact:
        accepting > 0
          ? counted(statuses, 'статус', 'статуса', 'статусов')
          : 'ни один включённый не означает «заявка принята»',
    },
  ];
}
