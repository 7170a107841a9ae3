// How people look for something by typing: one rule for every list of performances, and one for comparing names.

/** For comparing what people write: small letters, «ё» as «е», single spaces. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether a performance is meant: every word of the question begins a word of what is said of it; «24» and «№ 24» mean
 * the number alone, with what was put in behind it: 24, 24а. An empty question means everybody.
 */
export function isMeant(question: string, number: string, said: readonly (string | null | undefined)[]): boolean {
  const asked = /^№?\s*(\d[\d\p{L}/-]*)$/u.exec(folded(question))?.[1];
  if (asked !== undefined) return folded(number).startsWith(asked) && !/^\d/.test(folded(number).slice(asked.length));
  const words = wordsOf([number, ...said].join(' '));
  return wordsOf(question).every((part) => words.some((word) => word.startsWith(part)));
}
