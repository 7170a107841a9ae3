// Bounds of ages: full years, both included. They are read out of how a line is called, and a book's lines are compared.

import { foldedTitle } from './folded-title.ts';

export interface Ages {
  /** Null: from birth. */
  ageFrom: number | null;
  /** Null: without an end. */
  ageTo: number | null;
}

/** Nobody is older. */
export const AGE_MAX = 120;
export const NO_AGES: Ages = { ageFrom: null, ageTo: null };

/** «1–4 класс» and «2 курс» are no ages. */
const OTHER_YEARS = /класс|курс|кл\.|тур|степен|разряд/u;
const YEARS = String.raw`(?<!\d)(\d{1,3})(?!\d)`;
const UNIT = String.raw`\s*(?:лет|год[а-я]*|г\.)?`;
const RANGE = new RegExp(String.raw`${YEARS}${UNIT}\s*(?:[-–—−]|\.{2,3}|…|до|по)\s*${YEARS}`, 'u');
const FROM = new RegExp(
  String.raw`(?:^|[\s(«])(?:от|с|старше)\s+${YEARS}|${YEARS}${UNIT}\s*(?:\+|и\s+(?:старше|более|выше|больше))`,
  'u',
);
const TO = new RegExp(
  String.raw`(?:^|[\s(«])(?:до|младше|моложе)\s+${YEARS}|${YEARS}${UNIT}\s*и\s+(?:младше|моложе|менее|меньше)`,
  'u',
);
const ONE = new RegExp(String.raw`${YEARS}\s*(?:лет|год)`, 'u');

/** The bounds that the title names: «7–9 лет», «от 18», «до 6 лет», «16+»; none where it names none. */
export function agesIn(title: string): Ages {
  const said = foldedTitle(title);
  if (OTHER_YEARS.test(said)) return NO_AGES;
  const range = numbersIn(RANGE, said);
  if (range.length === 2) return sound({ ageFrom: range[0]!, ageTo: range[1]! });
  const [from] = numbersIn(FROM, said);
  if (from !== undefined) return sound({ ageFrom: from, ageTo: null });
  const [to] = numbersIn(TO, said);
  if (to !== undefined) return sound({ ageFrom: null, ageTo: to });
  const [one] = numbersIn(ONE, said);
  return one === undefined ? NO_AGES : sound({ ageFrom: one, ageTo: one });
}

const numbersIn = (pattern: RegExp, said: string): number[] =>
  (pattern.exec(said) ?? []).slice(1).flatMap((digits) => (digits === undefined ? [] : Number(digits)));

const sound = (ages: Ages): Ages => (agesFault(ages) === null ? ages : NO_AGES);

/** Which of the two is wrong, and why. */
export function agesFault({ ageFrom, ageTo }: Ages): { field: keyof Ages; words: string } | null {
  for (const [field, age] of [
    ['ageFrom', ageFrom],
    ['ageTo', ageTo],
  ] as const)
    if (age !== null && (!Number.isInteger(age) || age < 0 || age > AGE_MAX))
      return { field, words: `Целое число лет, от 0 до ${AGE_MAX}.` };
  if (ageFrom !== null && ageTo !== null && ageFrom > ageTo)
    return { field: 'ageTo', words: `Не может быть меньше, чем «от»: там ${ageFrom}.` };
  return null;
}

export interface AgeLine extends Ages {
  title: string;
}

export type AgeNote =
  /** Years that two lines both take in. */
  | { kind: 'shared'; from: number; to: number; titles: readonly [string, string] }
  /** Years between two lines that none takes in. */
  | { kind: 'absent'; from: number; to: number };

/** What of a book of ages may be a slip: from the youngest up; lines without bounds are for everybody. */
export function ageNotes(lines: readonly AgeLine[]): AgeNote[] {
  const bounded = lines
    .filter(({ ageFrom, ageTo }) => ageFrom !== null || ageTo !== null)
    .map(({ title, ageFrom, ageTo }) => ({ title, from: ageFrom ?? 0, to: ageTo ?? AGE_MAX }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
  const notes: AgeNote[] = [];
  let furthest = bounded[0];
  for (const line of bounded.slice(1)) {
    const last = furthest!;
    if (line.from <= last.to)
      notes.push({
        ...{ kind: 'shared', from: line.from, to: Math.min(line.to, last.to), titles: [last.title, line.title] },
      });
    else if (line.from > last.to + 1) notes.push({ kind: 'absent', from: last.to + 1, to: line.from - 1 });
    if (line.to > last.to) furthest = line;
  }
  return notes;
}
