// On paper nobody sees the field of the search: the sheet itself says that it is not the whole report.

import { counted, inQuotes } from '@rampa/kernel';

export function foundText(asked: string, found: number, all: number): string {
  const words = asked.trim();
  const by = /\s/.test(words) ? 'словам' : 'слову';
  return `Найдено по ${by} ${inQuotes(words)}: ${counted(found, 'строка', 'строки', 'строк')} из ${all}`;
}
