// What a new event is at first: people correct a day more quickly than they choose one.

import type { FestivalCreateFestival, SentBody } from '@rampa/contract';
import { EMPTY_EVENT, type EventDetails, type EventValues } from './event-details.ts';

/** The next Saturday that is at least two weeks off, YYYY-MM-DD: festivals are prepared for, and held on Saturdays. */
export function likelyDay(now: Date): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + 14));
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

export interface Known {
  /** Of the organizer. */
  city?: string;
  /** The clock of whoever makes it. */
  timeZone?: string;
  now: Date;
}

export function newEvent({ city = '', timeZone, now }: Known): EventDetails {
  const day = likelyDay(now);
  return { ...EMPTY_EVENT, beginDate: day, endDate: day, city, timeZone: timeZone ?? EMPTY_EVENT.timeZone };
}

/** On what it is built: `ready:vocal`, `own:` a form of the library, `event:` one of before. */
export const EMPTY_BASIS = 'none';

function basisOf(basis: string): [kind: string, name: string] {
  const at = basis.indexOf(':');
  return [basis.slice(0, at), basis.slice(at + 1)];
}

/** The event of which it becomes a copy. */
export function copiedBy(basis: string): string | null {
  const [kind, name] = basisOf(basis);
  return kind === 'event' ? name : null;
}

type Creation = SentBody<typeof FestivalCreateFestival>;

export function creationBody({ kind, basis, ...details }: EventValues & { basis: string }): Creation {
  const [of, name] = basisOf(basis);
  const form = of === 'ready' ? { readyKey: name } : of === 'own' ? { templateGuid: name } : null;
  // Its keys come from the server's own list.
  return { details, typeTourCompetition: Number(kind), ...(form ? { form: form as Creation['form'] } : {}) };
}
