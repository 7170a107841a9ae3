// What an event's own settings tell of how ready it is.

import { counted, type LetterKind } from '@rampa/kernel';
import type { ReadyStep } from './readiness.ts';

export interface PreparedEvent {
  /** «21–22 ноября» */
  days: string;
  city: string;
  place: string;
  documents: number;
  /** Of the documents, those that only the event's own people see. */
  hidden: number;
  statuses: number;
  /** Of those that are switched on, how many say that an application is accepted. */
  accepting: number;
}

export function eventSteps(event: PreparedEvent): ReadyStep[] {
  const { days, city, place, statuses, accepting } = event;
  const lack = [city === '' && 'город', place === '' && 'площадка'].filter((word) => word !== false);
  return [
    {
      key: 'card',
      state: lack.length === 0 ? 'done' : 'waiting',
      fact: `${days}, ${lack.length === 0 ? `${city}, ${place}` : `не указаны: ${lack.join(', ')}`}`,
    },
    documentsStep(event),
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

function documentsStep({ documents, hidden }: PreparedEvent): ReadyStep {
  const all = counted(documents, 'документ', 'документа', 'документов');
  if (documents === 0) return { key: 'documents', state: 'waiting', fact: 'положение ещё не загружено' };
  if (hidden === documents)
    return { key: 'documents', state: 'now', fact: `${all}, участники пока не видят ни одного` };
  return { key: 'documents', state: 'done', fact: hidden === 0 ? all : `${all}, скрыто от участников: ${hidden}` };
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
