// What an event is called where its whole official name has no room.

/** What fits beside the nomination in one line of a hall's head. */
const SHORT = 40;

/** «… фестиваль-конкурс «Щегол. Рождественские встречи — 2026» памяти …» → what stands in the quotes. */
export function eventOnScreen(title: string, shortTitle: string): string {
  if (shortTitle !== '') return shortTitle;
  if (title.length <= SHORT) return title;
  const bare = title.replaceAll(/\s*\([^()]*\)/g, '').trim();
  const own = /«(.*\p{L}.*?)»/u.exec(bare)?.[1];
  return own && !own.includes('«') ? own : bare;
}

/** Stands for an event that has no logo, the same at the organizer's and at strangers': of its name in quotes, else of its
 * first word that is no number: «XII Открытый фестиваль «Щегол»» → «Щ», «XII Открытый фестиваль» → «О». */
export function eventLetter(title: string): string {
  const own = /[«"]([^»"]*\p{L}[^»"]*)/u.exec(title)?.[1];
  const words = (own ?? title).split(/\s+/).filter((word) => /^\P{N}*\p{L}/u.test(word));
  const word = words.find((one) => !/^[IVXLCDM]+\P{L}*$/u.test(one)) ?? words[0] ?? title;
  return /\p{L}|\d/u.exec(word)?.[0].toUpperCase() ?? '№';
}
