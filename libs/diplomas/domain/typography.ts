// Russian typography for texts typed by hand. No word is added or removed; spaces that must not break do not, and
// quotation marks are typographic.

import { boundNames, nestedQuotes } from '@rampa/kernel';

export { quoted } from '@rampa/kernel';

const NBSP = '\u00A0';
/** A short word stays on the line of the next one. */
const SHORT = /(^|[\s\u00A0«„(])([а-яё]{1,2}|для|при|под|над|без|или|имени|им\.|г\.|ул\.|д\.|пос\.|с\.) (?=\S)/giu;
/** A keyboard's quotation marks around words. */
const STRAIGHT = /(^|[\s\u00A0«])"([\p{L}\p{N}][^"]*)"(?=$|[\s\u00A0.,;:!?)»])/gu;

export function typeset(text: string): string {
  return boundNames(nestedQuotes(text.replace(/\s+/g, ' ').trim().replace(STRAIGHT, '$1«$2»')))
    .replace(SHORT, `$1$2${NBSP}`)
    .replace(SHORT, `$1$2${NBSP}`)
    .replace(/ (?=[—–])/g, NBSP)
    .replace(/№ /g, `№${NBSP}`)
    .replace(/(?<=\d) (?=(?:лет|года?|чел\.?|мин)(?![а-яё]))/giu, NBSP);
}

/** «Лауреат I степени» → «лауреата I степени», the genitive after «диплом»; unknown titles stay unchanged. */
export function awardOfDiploma(title: string): string {
  return title
    .replace(/^лауреат(?![а-яё])/iu, 'лауреата')
    .replace(/^дипломант(?![а-яё])/iu, 'дипломанта')
    .replace(/^участник(?![а-яё])/iu, 'участника');
}

/** Letters of a diploma's series: of the name in quotation marks, else of the whole title; and the year. */
export function seriesOf(title: string, beginDate: string): string {
  const name = /«([^»]+)»/u.exec(title)?.[1] ?? title;
  const letters = name.replace(/[^А-ЯЁа-яёA-Za-z]/gu, '').slice(0, 2);
  return `${letters.toLocaleUpperCase('ru')}${beginDate.slice(2, 4)}`;
}

const MONTHS = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];

/** «20–22 ноября 2026», «30 ноября – 2 декабря 2026»; dates as YYYY-MM-DD. */
export function dateRange(begin: string, end: string): string {
  const [year, month, day] = begin.split('-').map(Number) as [number, number, number];
  const [lastYear, lastMonth, lastDay] = end.split('-').map(Number) as [number, number, number];
  const last = `${lastDay}${NBSP}${MONTHS[lastMonth - 1]} ${lastYear}`;
  if (begin === end) return last;
  if (year === lastYear && month === lastMonth) return `${day}–${last}`;
  const first = `${day}${NBSP}${MONTHS[month - 1]}`;
  return year === lastYear ? `${first} – ${last}` : `${first} ${year} – ${last}`;
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
