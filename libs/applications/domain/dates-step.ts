// What the dates of applications tell of how ready an event is.

import type { ReadyStep } from '@rampa/competitions/domain';

export interface PreparedDates {
  /** «1 марта, 23:59», by the event's own time; null: none is named. */
  opens: string | null;
  closes: string | null;
  freezes: string | null;
  /** Nothing comes in yet. */
  isEarly: boolean;
  isClosed: boolean;
  /** Applications would still come in once the event is over. */
  isLate: boolean;
}

export function datesStep({ opens, closes, freezes, ...is }: PreparedDates): ReadyStep {
  const told = (state: ReadyStep['state'], fact: string): ReadyStep => ({ key: 'dates', state, fact });
  const begun = is.isEarly ? `приём с ${opens}, ` : '';
  const corrected = freezes === null || freezes === closes ? '' : `, правки до ${freezes}`;
  if (closes === null) return told('waiting', `${begun}последний день приёма не назначен${corrected}`);
  if (is.isLate) return told('now', `${begun || 'приём '}до ${closes}: позже конца мероприятия`);
  const come = is.isClosed ? 'приём закончился' : is.isEarly ? `приём с ${opens} до` : 'принимаем до';
  return told('done', `${come} ${closes}${corrected}`);
}
