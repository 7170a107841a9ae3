// When two titles are one: the same rule stands in the database (`reference_books.folded`), and a spec holds them together.

const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const SPACES = /[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

/** Equal for titles that differ by nothing but case, ё, spaces, unseen signs or how «й» is encoded. */
export function foldedTitle(title: string): string {
  return title
    .normalize('NFC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(SPACES, ' ')
    .replace(/^ | $/g, '');
}
