// The lines at the foot of a protocol that say how its groups are counted. Pure.

import { inQuotes } from '@rampa/kernel';

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
    return `${named.join(', ')}: ${text.charAt(0).toLocaleLowerCase('ru')}${text.slice(1)}`;
  });
}
