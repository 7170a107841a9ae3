// What the shape of the details cannot say: order of the dates, and that the zone exists.

import { Failure, type FailureDetail } from '@rampa/kernel';

export interface CheckedDetails {
  beginDate: string;
  endDate: string;
  /** Left out: as it was. */
  timeZone?: string | undefined;
}

/** IANA names only: an offset would not follow the summer time of its city. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('ru', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Failure badRequest naming the fields; `at`: where they stand in the body. */
export function refuseBadDetails(details: CheckedDetails, at = 'details.'): void {
  const faults: FailureDetail[] = [];
  if (details.endDate < details.beginDate) {
    faults.push({ field: `${at}endDate`, message: 'Мероприятие не может закончиться раньше, чем начнётся.' });
  }
  if (details.timeZone !== undefined && !isTimeZone(details.timeZone)) {
    faults.push({ field: `${at}timeZone`, message: 'Такого часового пояса нет. Выберите его из списка.' });
  }
  if (faults.length > 0) throw new Failure('badRequest', faults);
}
