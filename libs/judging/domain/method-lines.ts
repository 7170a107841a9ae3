// How the groups of a protocol are counted, in the lines at its foot. Pure.

import { inQuotes } from '@rampa/kernel';

/** What a group says of itself; `methodText` is empty where it is not told. */
export interface CountedGroup {
  readonly title: string;
  readonly methodText: string;
}

/** One line where all are counted alike; else one for each way, with the nominations that are counted so. */
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
    return `${named.join(', ')}: ${text.charAt(0).toLocaleLowerCase('ru')}${text.slice(1)}`;
  });
}
