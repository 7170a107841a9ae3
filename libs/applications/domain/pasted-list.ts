// A list of people pasted into one line of a block that repeats: who stands in it, and which blocks take them.

import { isDay, type BlockAnswers } from '@rampa/forms/domain';
import { siblingsOf, withInner } from './block-copies.ts';
import { dayIn } from './import/cells.ts';

export interface PastedRow {
  name: string;
  /** yyyy-mm-dd, or empty. */
  birthDate: string;
}

/** «1.», «2)», «№ 3», a bullet: the list's numbering is no part of a name. */
const NUMBERED = /^\s*(?:№?\s*\d+\s*[.)]|[•*–—-])\s+/u;
/** Of a table, or a day behind the name: «Иванов Иван, 05.03.2014». */
const APART = /\t|;|,?\s+(?=\d{1,2}\.\d{1,2}\.\d{4}\s*$|\d{4}-\d\d-\d\d\s*$)/u;

/** One for each line that says something. What is no day of birth stays with the name, so that nothing is lost. */
export function pastedRows(text: string, hasBirthDate: boolean): PastedRow[] {
  return text.split(/\r\n|\r|\n|\u2028/).flatMap((line) => {
    const cells = line
      .replace(NUMBERED, '')
      .split(APART)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    const days = cells.map(dayIn);
    const at = hasBirthDate ? days.findIndex((day, place) => place > 0 && day !== null && isDay(day)) : -1;
    const name = cells.filter((_, place) => place !== at).join(', ').replace(/\s+/g, ' '); // prettier-ignore
    return name === '' ? [] : [{ name, birthDate: at < 0 ? '' : days[at]! }];
  });
}

/**
 * Who takes the rows first: the block itself where these fields say nothing yet, then its siblings of which nothing at all is
 * answered; then so many new ones as its form allows.
 */
export function placesFor<B extends BlockAnswers>(
  blocks: readonly B[],
  at: B,
  fields: readonly number[],
  max: number,
): { free: B[]; room: number } {
  const siblings = siblingsOf(blocks, at);
  const isBlank = ({ answers }: BlockAnswers) => Object.keys(answers).length === 0;
  const free = siblings.filter((one) =>
    one.guid === at.guid ? fields.every((n) => !one.answers[n]) : withInner(blocks, one.guid).every(isBlank),
  );
  return { free, room: free.length + Math.max(0, max - siblings.length) };
}
