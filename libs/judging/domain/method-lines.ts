// The lines at the foot of a protocol that say how its groups are counted. Pure.

import { inQuotes } from '@rampa/kernel';
import { numberRanges } from './number-ranges.ts';

/** One group's method; an empty `methodText` is left out. */
export interface CountedGroup {
  readonly title: string;
  readonly methodText: string;
}

/** One line if all groups are counted alike; otherwise a line per method that names its nominations. */
export function methodLines(groups: readonly CountedGroup[]): string[] {
  const byText = new Map<string, Set<string>>();
  for (const { title, methodText } of groups) {
    if (methodText === '') continue;
    byText.set(methodText, (byText.get(methodText) ?? new Set()).add(title));
  }
  if (byText.size < 2) return [...byText.keys()];
  return [...byText].map(([text, titles]) => {
    const named = [...titles].map((title) =>
      title === '' || title === 'Без номинации' ? 'Без номинации' : inQuotes(title),
    );
    return `${named.join(', ')}: ${lowerFirst(text)}`;
  });
}

interface NamedRow {
  readonly number: string;
  readonly performer: string;
}

/** A line for each way of counting that differs from its group's: «№ 1, 8: итог — среднее трёх судей, одно воздержание». */
export function abstentionLines(rows: readonly (NamedRow & { readonly words: string | null })[]): string[] {
  const told = Map.groupBy(
    rows.filter(({ words }) => words !== null),
    ({ words }) => words!,
  );
  return [...told].map(([words, own]) => `${signsOf(own)}: ${lowerFirst(words)}`);
}

/** «№ 4–7, 9, «Лад»»: who has no number is named. */
export function signsOf(rows: readonly NamedRow[]): string {
  const numbers = numberRanges(rows.flatMap(({ number }) => number || []));
  const others = rows.flatMap(({ number, performer }) => (number ? [] : inQuotes(performer)));
  return [...(numbers ? [`№\u00A0${numbers}`] : []), ...others].join(', ');
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLocaleLowerCase('ru')}${text.slice(1)}`;
}
