import { dayIn } from '../../../../libs/finance/domain/price/index.ts';

const HOUR_MS = 3_600_000;

/** The first moment of a local day: clocks are turned at most by hours, so that one of the hours around it begins it. */
export function startOfDay(day: string, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let at = noon - 30 * HOUR_MS;
  while (dayIn(at, timeZone) < day) at += HOUR_MS / 4;
  return at;
}
