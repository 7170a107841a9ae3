// A list of people pasted into one line of a block that repeats: who stands in it, and which blocks take them.

import { answerFault, isDay, type BlockAnswers, type FormField } from '@rampa/forms/domain';
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

type Asked = Pick<FormField, 'kind' | 'option'> & Partial<Pick<FormField, 'tag'>>;

export interface WrongRow {
  row: PastedRow;
  /** Why the form refuses it. */
  fault: string;
}

/** Which rows the form takes on `today` (yyyy-mm-dd): one that it refuses is told before, because the server takes all of them or none. */
export function soundRows(
  rows: readonly PastedRow[],
  name: Asked,
  birthDate: Asked | undefined,
  today: string,
): { sound: PastedRow[]; wrong: WrongRow[] } {
  const wrong = rows.flatMap((row): WrongRow[] => {
    const ofDay = birthDate && row.birthDate !== '' ? answerFault(birthDate, { t: row.birthDate }, today) : null;
    const fault = answerFault(name, { t: row.name }) ?? ofDay;
    return fault === null ? [] : [{ row, fault }];
  });
  const refused = new Set(wrong.map(({ row }) => row));
  return { sound: rows.filter((row) => !refused.has(row)), wrong };
}

/** As it stands in a table, to be copied. */
export const rowText = ({ name, birthDate }: PastedRow): string =>
  birthDate === '' ? name : `${name}\t${birthDate.split('-').toReversed().join('.')}`;

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
