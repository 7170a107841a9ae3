import { counted, inQuotes } from '@rampa/kernel';

/** What is counted: «строка», «строки», «строк». */
export type Counted = readonly [one: string, few: string, many: string];

export function foundText(asked: string, found: number, all: number, what: Counted): string {
  const words = asked.trim();
  const by = /\s/.test(words) ? 'словам' : 'слову';
  return `Найдено по ${by} ${inQuotes(words)}: ${counted(found, ...what)} из ${all}`;
}
