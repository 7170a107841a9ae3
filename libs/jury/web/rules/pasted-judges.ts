// A jury as people type or paste it: a judge per line, title and town after tabs, semicolons or dashes.

export interface PastedJudge {
  fullName: string;
  title: string;
  city: string;
  isChair: boolean;
}

/** «1.», «2)», «№ 3», a bullet: the list's numbering is no part of a name. */
const NUMBERED = /^\s*(?:№?\s*\d+\s*[.)]|[•*–—-])\s+/u;
const APART = /\t|;|\s+[–—]\s+|\s+-\s+/u;
const CHAIR = /^председатель(?:\s+жюри)?$/iu;
const TOWN = /^(?:г\.|город|пгт|пос\.|с\.|дер\.)\s*\p{Lu}/u;
const NAME_MOST = 200;
const CITY_MOST = 200;
const TITLE_MOST = 300;

/** Empty lines and repeated names are left out; the first one who is called chair is the chair. */
export function pastedJudges(text: string): PastedJudge[] {
  const judges: PastedJudge[] = [];
  for (const line of text.split(/\r?\n/)) {
    const judge = judgeOf(line);
    if (!judge || judges.some(({ fullName }) => sameName(fullName, judge.fullName))) continue;
    judges.push({ ...judge, isChair: judge.isChair && !judges.some(({ isChair }) => isChair) });
  }
  return judges;
}

function judgeOf(line: string): PastedJudge | null {
  const [first = '', ...rest] = line
    .replace(NUMBERED, '')
    .split(APART)
    .map((part) => part.trim().replace(/[,.]$/, '').trim());
  // «Белова Вера Павловна, заслуженный артист России»
  const comma = first.indexOf(',');
  const fullName = (comma < 0 ? first : first.slice(0, comma)).replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(fullName)) return null;
  const said = [...(comma < 0 ? [] : split(first.slice(comma + 1))), ...rest.flatMap(split)].filter(Boolean);
  const chair = said.some((part) => CHAIR.test(part));
  const city = said.find((part) => TOWN.test(part)) ?? '';
  const title = said.filter((part) => !CHAIR.test(part) && part !== city).join(', ');
  return {
    fullName: fullName.slice(0, NAME_MOST),
    title: title.slice(0, TITLE_MOST),
    city: city.slice(0, CITY_MOST),
    isChair: chair,
  };
}

const split = (text: string): string[] => text.split(',').map((part) => part.trim());

function sameName(one: string, other: string): boolean {
  const folded = (name: string) => name.toLowerCase().replaceAll('ё', 'е');
  return folded(one) === folded(other);
}
