// Splits a performer's text at commas, slashes, «и», brackets and quotes, in order. The parts joined again give the
// text.

import { isFirstName, isNameWord, isPatronymic, isSurname } from './name-words.ts';
import { isOfCollective as isNounOfCollective, isRole } from './performer-nouns.ts';

export interface TextPart {
  text: string;
  /** Words of a possible name; empty when the part is a separator, a quoted title, or other text. */
  words: string[];
  /** The whole part stood in quotes. */
  isQuoted: boolean;
  /** The part contains a noun of a collective: «ансамбль», «хор». */
  isOfCollective: boolean;
}

const SEPARATOR =
  /(\s*[,;/\\+&|:()[\]\n\r\t–—−·•]+\s*|\s+-\s+|\s+(?:и|с|совместно с|при участии|and|with|feat\.?|ft\.?)\s+)/iu;
export const QUOTED = /(«[^«»]*(?:«[^«»]*»[^«»]*)*»|“[^“”]*”|„[^„“”]*[“”]|"[^"]*")/;
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

export function textPartsOf(performer: string): TextPart[] {
  const text = performer.replace(UNSEEN, '');
  const parts = text.split(QUOTED);
  const outside = parts.filter((_, index) => index % 2 === 0).join(' ');
  const isTitle = outside.split(/\s+/).some((word) => isNounOfCollective(word) || isRole(word));
  const isWholeQuoted = outside.trim() === '';
  return parts.flatMap((part, index) => {
    if (index % 2 === 0) return plainParts(part);
    if (isTitle || !isWholeQuoted) return [separator(part)];
    // «Мельникова Арина» in quotes only: the inside is read like any text.
    const inside = plainParts(part.slice(1, -1)).map((one) => ({ ...one, isQuoted: true }));
    return [separator(part[0]!), ...inside, separator(part.at(-1)!)];
  });
}

const separator = (text: string): TextPart => ({ text, words: [], isQuoted: false, isOfCollective: false });

function plainParts(text: string): TextPart[] {
  return text.split(SEPARATOR).flatMap((part, index) => (index % 2 === 1 ? [separator(part)] : runsOf(part)));
}

/**
 * Words that may form one name stay together. A role («солистка»), a collective's noun, a number and, beside
 * capitalised words, a lower-case word stand apart: «Анна Лось (скрипка)», «Мельникова Арина 12 лет».
 */
function runsOf(part: string): TextPart[] {
  const tokens = part.split(/(\s+)/u).filter((token) => token !== '');
  const isCased = tokens.some(isCapital);
  const runs: TextPart[] = [];
  let run: string[] = [];
  const end = () => {
    const gap = run.length > 0 && run.at(-1)!.trim() === '' ? run.pop()! : '';
    const words = run.filter((token) => token.trim() !== '');
    if (run.length > 0) runs.push({ text: run.join(''), words, isQuoted: false, isOfCollective: false });
    if (gap !== '') runs.push(separator(gap));
    run = [];
  };
  for (const token of tokens) {
    const isGap = token.trim() === '';
    const isOfCollective = isNounOfCollective(token);
    const isOfName =
      isNameWord(token) && !isOfCollective && !isRole(token) && (!isCased || isCapital(token) || isSmallOfName(token));
    if (isOfName || (isGap && run.length > 0)) {
      run.push(token);
      continue;
    }
    end();
    runs.push({ ...separator(token), isOfCollective });
  }
  end();
  return runs;
}

const isCapital = (token: string) => isNameWord(token) && token[0] !== token[0]!.toLowerCase();
/** «Фарид Эльшад оглы», «мария Иванова», «Мария иванова». */
export const isSmallOfName = (token: string) => isFirstName(token) || isPatronymic(token) || isSurname(token);
