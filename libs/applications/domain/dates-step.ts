// What the dates of applications tell of how ready an event is.

import type { ReadyStep } from '@rampa/competitions/domain';

export interface PreparedDates {
  /** «1 марта, 23:59», by the event's own time; null: none is named. */
  closes: string | null;
  freezes: string | null;
  isClosed: boolean;
  /** Applications would still come in once the event is over. */
  isLate: boolean;
}

export function datesStep({ closes, freezes, isClosed, isLate }: PreparedDates): ReadyStep {
  const told = (state: ReadyStep['state'], fact: string): ReadyStep => ({ key: 'dates', state, fact });
  if (closes === null && freezes === null) return told('waiting', 'последний день приёма не назначен');
  const corrected = freezes === null || freezes === closes ? '' : `, правки до ${freezes}`;
  if (closes === null) return told('waiting', `последний день приёма не назначен${corrected}`);
  if (isLate) return told('now', `приём до ${closes}: позже конца мероприятия`);
  return told('done', `${isClosed ? 'приём закончился' : 'принимаем до'} ${closes}${corrected}`);
}
