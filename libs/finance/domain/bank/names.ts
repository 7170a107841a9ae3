// Does a text name somebody? Names come in any case: «За Панова Егора» names Панов Егор.

import { folded } from './values.ts';

/** A vowel or a sign at the end changes with the case. */
const ENDING = /[аеиоуыэюяйь]$/;

export function wordsOf(text: string): string[] {
  return folded(text).split(' ').filter(Boolean);
}

/** Every word of the name stands in the text, in whatever case. */
export function isNamed(name: string, text: readonly string[]): boolean {
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => text.some((said) => isSameWord(word, said)));
}

function isSameWord(word: string, said: string): boolean {
  if (word === said) return true;
  if (word.length < 3 || /\d/.test(word)) return false;
  const stem = word.replace(ENDING, '');
  return stem.length > 1 && said.startsWith(stem) && said.length <= stem.length + 3;
}
