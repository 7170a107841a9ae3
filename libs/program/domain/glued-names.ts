// Names typed without a space between them: «МельниковаАрина», «ВОРОНОВСТЕПАН».

import { isFirstName, isPatronymic, isSureSurname } from './name-words.ts';

const CAPITALS = /^(?:\p{Lu}\p{Ll}+){2,}$/u;
const LEAST_SURNAME = 6;
const LEAST_FIRST_NAME = 4;

/** The words, or the one word where nothing says that it is several: «МакДональд», «ЖарПтица». */
export function gluedWords(word: string): string[] {
  if (CAPITALS.test(word)) {
    const words = word.match(/\p{Lu}\p{Ll}+/gu)!;
    const isName = words.some((one, at) => isFirstName(one) || isSureSurname(one) || (at > 0 && isPatronymic(one)));
    return isName ? words : [word];
  }
  // Without capitals only «surname, first name» is told from a long surname: «Романовский» begins with «Роман».
  for (let at = LEAST_SURNAME; at <= word.length - LEAST_FIRST_NAME; at++) {
    const [family, first] = [word.slice(0, at), word.slice(at)];
    if (isSureSurname(family) && isFirstName(first)) return [family, first];
  }
  return [word];
}
