// How many people a line of a book takes by its own words: «Ансамбль (8–15 человек)», «Дуэт».

interface Room {
  least: number;
  /** Infinity: as many as there are. */
  most: number;
}

const ALONE: Readonly<Record<string, number>> = { соло: 1, дуэт: 2, трио: 3, квартет: 4, квинтет: 5 };
const PEOPLE = '\\s*(?:человек|человека|чел\\.?|участник\\S*)(?![\\p{L}])';
const RANGE = new RegExp(`(\\d+)\\s*[-–—−]\\s*(\\d+)${PEOPLE}`, 'u');
const FROM = new RegExp(`(?<!\\p{L})(?:от|не менее)\\s+(\\d+)${PEOPLE}`, 'u');
const UP_TO = new RegExp(`(?<!\\p{L})(?:до|не более)\\s+(\\d+)${PEOPLE}`, 'u');

/** Null: the line does not say it. */
function roomOf(title: string): Room | null {
  const said = title.toLowerCase();
  const range = RANGE.exec(said);
  if (range) return { least: Number(range[1]), most: Number(range[2]) };
  const [from, upTo] = [FROM.exec(said), UP_TO.exec(said)];
  if (from || upTo) return { least: from ? Number(from[1]) : 1, most: upTo ? Number(upTo[1]) : Infinity };
  const alone = ALONE[said.trim()];
  return alone === undefined ? null : { least: alone, most: alone };
}

/** Where the line says nothing of it, every number fits. */
export function isOutside(title: string, count: number): boolean {
  const room = roomOf(title);
  return room !== null && (count < room.least || count > room.most);
}
