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
