// Shortens an event's name for places where the whole official name does not fit.

/** Most characters that fit beside the nomination in one line of a hall screen's head. */
const SHORT = 40;

/** «… фестиваль-конкурс «Щегол. Рождественские встречи — 2026» памяти …» → the words in the quotes. */
export function eventOnScreen(title: string, shortTitle: string): string {
  if (shortTitle !== '') return shortTitle;
  if (title.length <= SHORT) return title;
  const bare = title.replaceAll(/\s*\([^()]*\)/g, '').trim();
  const own = /«(.*\p{L}.*?)»/u.exec(bare)?.[1];
  return own && !own.includes('«') ? own : bare;
}

/**
 * The letter shown for an event without a logo, for the organizer and for strangers alike. Taken from the name in
 * quotes, else from the first word that is not a number: «XII Открытый фестиваль «Щегол»» → «Щ», «XII Открытый
 * фестиваль» → «О».
 */
export function eventLetter(title: string): string {
  const own = /[«"]([^»"]*\p{L}[^»"]*)/u.exec(title)?.[1];
  const words = (own ?? title).split(/\s+/).filter((word) => /^\P{N}*\p{L}/u.test(word));
  const word = words.find((one) => !/^[IVXLCDM]+\P{L}*$/u.test(one)) ?? words[0] ?? title;
  return /\p{L}|\d/u.exec(word)?.[0].toUpperCase() ?? '№';
}

/** Begins the name of a practice event and of its programs, so that every screen, page and paper says what it is. */
export const PRACTICE = 'Репетиция: ';

/** The name with that word before it, once, within `most` characters. */
export function practiceTitle(title: string, most = 300): string {
  return (title.startsWith(PRACTICE) ? title : PRACTICE + title).slice(0, most).trimEnd();
}
