// Names typed in capitals or in small letters only: how they are usually written. An offer, never made silently. Pure.

import { isFirstName, isPatronymic } from './name-words.ts';
import { textPartsOf } from './performer-text.ts';

/** Stand small inside a name: «Гасан-заде Эльшад оглы», «Абу-ль-Фарадж», «ван Бетховен». */
const SMALL: ReadonlySet<string> = new Set(
  'оглы оглу кызы гызы угли уулу заде ль эль аль ад ас бен бин ибн ван фон де да ди дер ла'.split(' '),
);

/** «МЕЛЬНИКОВА Арина» → «Мельникова Арина», «иванова мария» → «Иванова Мария»; null where nothing is to be mended. */
export function usualCase(performer: string): string | null {
  const mended = textPartsOf(performer)
    .map(({ text, words, isOfCollective }) => {
      const isPerson =
        !isOfCollective &&
        words.length > 1 &&
        words.some((word, index) => isFirstName(word) || (index > 0 && isPatronymic(word)));
      return isPerson ? text.replaceAll(/[\p{L}\u0301'’ʼ`‘\-\u2010\u2011.]+/gu, wordInCase) : text;
    })
    .join('');
  return mended === performer ? null : mended;
}

function wordInCase(word: string): string {
  const letters = word.replaceAll(/[^\p{L}]/gu, '');
  const isLoud = letters.length > 1 && letters === letters.toUpperCase() && !word.includes('.');
  const isQuiet = letters === letters.toLowerCase() && !SMALL.has(letters);
  if (!isLoud && !isQuiet) return word;
  if (SMALL.has(letters.toLowerCase())) return word.toLowerCase();
  return word
    .toLowerCase()
    .split(/([-\u2010\u2011'’ʼ`‘])/u)
    .map((piece, index) => (index > 0 && SMALL.has(piece) ? piece : piece.slice(0, 1).toUpperCase() + piece.slice(1)))
    .join('');
}
