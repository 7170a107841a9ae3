import { inQuotes, numberSign } from '@rampa/kernel';
import type { ApplicationRow } from '../persistence/application-tables.ts';

/** «Заявка № 12 „Берёзка“», as letters call it. */
export function nameOf({ number, title }: Pick<ApplicationRow, 'number' | 'title'>): string {
  const sign = number === null ? '' : ` ${numberSign(number)}`;
  return `Заявка${sign}${title === '' ? '' : ` ${inQuotes(title)}`}`;
}
