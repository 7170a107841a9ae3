// Search by typing: one rule for every list of performances, and one for comparing names.

/** Text for comparison: lower case, «ё» as «е», single spaces. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

/** Text for searching: folded, and a hyphen or a dash is a space, because people leave it out («жар птица»). */
export function sought(text: string): string {
  return folded(text.replace(/[-\u2010-\u2015\u2212]/g, ' '));
}

/** Whether a list shows what is said so: a part of it was typed. Nothing typed shows everything. */
export function isFound(typed: string, said: string): boolean {
  return sought(said).includes(sought(typed));
}

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether a performance matches the search: every typed word must begin a word of its texts. «24» and «№ 24» match the
 * number alone, with inserted numbers: 24, 24а. An empty search matches everybody.
 */
export function isMeant(question: string, number: string, said: readonly (string | null | undefined)[]): boolean {
  const parts = wordsOf(question);
  if (parts.length === 0) return true;
  const asked = /^№?\s*(\d[\d\p{L}/-]*)$/u.exec(folded(question))?.[1];
  if (asked !== undefined) return folded(number).startsWith(asked) && !/^\d/.test(folded(number).slice(asked.length));
  const words = wordsOf([number, ...said].join(' '));
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}
