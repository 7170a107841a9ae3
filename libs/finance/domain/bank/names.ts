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

/** A name is looked for by its rarest word: a text without anything like it names somebody else. */
export class NameIndex {
  private readonly byWord = new Map<string, Set<string>>();

  constructor(named: readonly { guid: string; names: readonly string[] }[]) {
    const names = named.flatMap(({ guid, names: own }) =>
      own.map((name) => ({ guid, keys: wordsOf(name).map(keyOf) })),
    );
    const often = new Map<string, number>();
    for (const { keys } of names) for (const key of keys) often.set(key, (often.get(key) ?? 0) + 1);
    for (const { guid, keys } of names) {
      const [first, ...others] = keys;
      if (first === undefined) continue;
      const rarest = others.reduce((one, other) => (often.get(other)! < often.get(one)! ? other : one), first);
      this.byWord.set(rarest, (this.byWord.get(rarest) ?? new Set()).add(guid));
    }
  }

  perhapsIn(words: readonly string[]): Set<string> {
    const found = new Set<string>();
    for (const word of words)
      for (const key of [`=${word}`, word.slice(0, 2), word.slice(0, 3), word.slice(0, 4)])
        for (const guid of this.byWord.get(key) ?? []) found.add(guid);
    return found;
  }
}

/** What every word that may be the same begins with; of a word that stands in one form alone the whole. */
function keyOf(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return `=${word}`;
  const stem = word.replace(ENDING, '');
  return stem.length > 1 ? stem.slice(0, 4) : `=${word}`;
}

function isSameWord(word: string, said: string): boolean {
  if (word === said) return true;
  if (word.length < 3 || /\d/.test(word)) return false;
  const stem = word.replace(ENDING, '');
  return stem.length > 1 && said.startsWith(stem) && said.length <= stem.length + 3;
}
