// Russian typography of papers for texts typed by hand. No word is added or removed: spaces that must not break do not,
// quotation marks are typographic, and what no font has is left out.

import { boundNames } from './bound-names.ts';
import { nestedQuotes } from './russian.ts';

const NBSP = '\u00A0';
/** A short word stays on the line of the next one. */
const SHORT = /(^|[\s\u00A0«„(])([а-яё]{1,2}|для|при|под|над|без|или|имени|им\.|г\.|ул\.|д\.|пос\.|с\.|пгт) (?=\S)/giu;
/** A keyboard's quotation marks around words. */
const STRAIGHT = /(^|[\s\u00A0«])"([\p{L}\p{N}][^"]*)"(?=$|[\s\u00A0.,;:!?)»])/gu;
/** «соч. 9», «часть I», «тур 2»: a word and the number that it has. */
const COUNTED = /(?<!\p{L})(соч\.|ор\.|op\.|часть|ч\.|тетр\.|тетрадь|том|акт|действие|тур|версия) (?=[\dIVXLC№])/giu;
const MONTH = '(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)';
const DAY = /* @__PURE__ */ new RegExp(`(?<=\\d) (?=${MONTH}(?!\\p{L}))|(?<=\\d[ \u00A0]${MONTH}) (?=\\d{4})`, 'giu');
/** The last word of «Фарид Эльшад оглы» belongs to the one before it. */
const TAIL = / (?=(?:оглы|оглу|кызы|гызы|угли|уулу)(?!\p{L}))/giu;

/** Sets a text by the rules above; its words stay as they are, runs of spaces become one. */
export function typeset(text: string): string {
  return boundNames(nestedQuotes(text.replace(/\s+/g, ' ').trim().replace(STRAIGHT, '$1«$2»')))
    .replace(SHORT, `$1$2${NBSP}`)
    .replace(SHORT, `$1$2${NBSP}`)
    .replace(/ (?=[—–])/g, NBSP)
    .replace(/(?<=\u00A0[—–]) (?=\d)/g, NBSP)
    .replace(/№ /g, `№${NBSP}`)
    .replace(COUNTED, `$1${NBSP}`)
    .replace(/(?<=(?:соч\.|ор\.|op\.)\u00A0\d+) (?=№)/giu, NBSP)
    .replace(DAY, NBSP)
    .replace(TAIL, NBSP)
    .replace(/≈ /g, `≈${NBSP}`)
    .replace(/(?<=\d) (?=(?:лет|года?|чел\.?|мин)(?![а-яё]))/giu, NBSP);
}

/** Removes emoji and invisible characters, which the fonts lack. A name of nothing else becomes a dash. */
export function printable(text: string): string {
  const clean = text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu, (sign) =>
      /[\u00A9\u00AE\u2122\u2194-\u2199]/u.test(sign) ? sign : '',
    )
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|\p{Surrogate}|\u20E3/gu, '');
  const typed = typeset(clean);
  return typed === '' && text.trim() !== '' ? '—' : typed;
}

/** Longest whole name in characters that stands on one line of any column: «Ё Ми Сон», «Ли А». */
const SHORT_NAME = 10;

/** A performer's or a judge's name: a short one never comes apart. */
export function printableName(name: string): string {
  const typed = printable(name);
  return typed.length <= SHORT_NAME ? typed.replaceAll(' ', NBSP) : typed;
}

/** What says nothing without the word after it, and therefore does not end a shortened text. */
const HANGING =
  /[\s\u00A0.,;:«„(—–-]+$|(?<![\p{L}\p{N}.])(?:и|а|в|во|на|с|со|к|о|об|от|по|из|за|до|у|для|при|под|над|без|или|имени|им|г|ул|с|соч|часть|\p{Lu}|№)$/u;

/** The text cut between words, without dots, open quotations or parentheses and hanging words: «Дворец культуры и» → «Дворец культуры». */
export function cutBetweenWords(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  let kept = '';
  for (const word of text.split(/(?<=[\s\u00A0])/u)) {
    if (!fits(closed((kept + word).trimEnd()))) break;
    kept += word;
  }
  return kept === '' ? cutWithin(text, fits) : closed(bareOf(kept));
}

const closed = (text: string) => (text.lastIndexOf('«') > text.lastIndexOf('»') ? `${text}»` : text);

/** A parenthesis that the cut has left open goes whole. */
const withoutOpen = (kept: string) => kept.replace(/(?<=\S)[\s\u00A0]*\([^)]*$/u, '');

function bareOf(kept: string): string {
  let bare = withoutOpen(kept);
  while (HANGING.test(bare)) bare = bare.replace(HANGING, '');
  return bare || kept.trim();
}

/** A single word longer than the room has no place between words. */
function cutWithin(word: string, fits: (part: string) => boolean): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('ru').segment(word)) {
    if (!fits(kept + segment)) break;
    kept += segment;
  }
  return kept;
}
