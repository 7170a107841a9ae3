// What an event's own settings tell of how ready it is.

import { counted, type LetterKind } from '@rampa/kernel';
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

/** The letters that leave by themselves. */
const POSTED: readonly [LetterKind, string][] = [
  ['invitation', 'приглашение'],
  ['confirmation', 'подтверждение'],
  ['status', 'статус'],
];

/** Without a word of one's own the portal's letters leave: nothing is missing. */
export function lettersStep(own: ReadonlySet<LetterKind>): ReadyStep {
  const words = (isOwn: boolean) => POSTED.filter(([kind]) => own.has(kind) === isOwn).map(([, word]) => word);
  const [ours, portals] = [words(true), words(false)];
  const fact =
    ours.length === 0
      ? 'уходят словами портала'
      : portals.length === 0
        ? 'все вашими словами'
        : `вашими словами: ${ours.join(', ')}; портала: ${portals.join(', ')}`;
  return { key: 'letters', state: 'done', fact };
}
