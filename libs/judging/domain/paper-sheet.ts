// Paper beside tablets: what a judge's printed sheet shows, what has changed since it was printed, and what two readings
// of it leave to decide. Marks are integer thousandths.

import { formatThousandths, numberSign, inQuotes } from '@rampa/kernel';
import type { Criterion } from '@rampa/jury/domain';

export interface SheetCriterion extends Pick<Criterion, 'min' | 'max' | 'step' | 'title'> {
  readonly guid: string;
}

export interface SheetRow {
  readonly item: string;
  readonly number: string;
  readonly performer: string;
  readonly title: string;
  /** Criteria of its nomination; the other cells of the row are hatched. */
  readonly criteria: readonly string[];
}

/** What stands on the paper, in the paper's order. */
export interface SheetLayout {
  readonly criteria: readonly SheetCriterion[];
  readonly rows: readonly SheetRow[];
}

export interface SheetChanges {
  /** One line each, for people; empty: the paper says what the program says. */
  readonly words: readonly string[];
  /** The criteria are others: marks on this paper mean something else. */
  readonly isVoid: boolean;
}

/** Digits of a sheet's code: they are typed alike in every layout of the keyboard. */
export const SHEET_CODE = 6;

/** The code at the end of what was typed, or of the address that a scanner has read; null: there is none. */
export function sheetCodeIn(said: string): string | null {
  const digits = said.replace(/[\s-]/g, '').match(/(\d+)\D*$/)?.[1] ?? '';
  return digits.length >= SHEET_CODE ? digits.slice(-SHEET_CODE) : null;
}

const scaleOf = ({ min, max, step }: SheetCriterion) =>
  `${formatThousandths(min)}–${formatThousandths(max)}, шаг ${formatThousandths(step)}`;
/** People read a handful; the rest is a number. */
const NAMED = 8;

/** A corrected name or title is no change: the row is known by its number. */
export function sheetChanges(paper: SheetLayout, now: SheetLayout): SheetChanges {
  const [scales, words] = [criteriaChanges(paper.criteria, now.criteria), [] as string[]];
  const nowRows = new Map(now.rows.map((row) => [row.item, row]));
  const paperRows = new Map(paper.rows.map((row) => [row.item, row]));
  const gone = paper.rows.filter(({ item }) => !nowRows.has(item));
  const come = now.rows.filter(({ item }) => !paperRows.has(item));
  if (gone.length > 0) words.push(`Больше нет в программе этого судьи: ${named(gone)}`);
  if (come.length > 0) words.push(`Нет на этом листе: ${named(come)}`);
  const renumbered = paper.rows.filter(({ item, number }) => (nowRows.get(item)?.number ?? number) !== number);
  if (renumbered.length > 0)
    words.push(
      `Другие номера: ${few(renumbered.map(({ item, number }) => `${numberSign(number)} теперь ${numberSign(nowRows.get(item)!.number)}`))}`,
    );
  const stay = now.rows.filter(({ item }) => paperRows.has(item));
  const wasStay = paper.rows.filter(({ item }) => nowRows.has(item));
  if (stay.some(({ item }, at) => item !== wasStay[at]!.item)) words.push('Порядок выступлений другой');
  const criteriaOf = ({ criteria }: SheetRow) => [...criteria].sort().join();
  const moved = wasStay.filter((row) => criteriaOf(row) !== criteriaOf(nowRows.get(row.item)!));
  if (scales.length === 0 && moved.length > 0) words.push(`Оцениваются по другим критериям: ${named(moved)}`);
  return { words: [...scales, ...words], isVoid: scales.length > 0 || moved.length > 0 };
}

function criteriaChanges(paper: readonly SheetCriterion[], now: readonly SheetCriterion[]): string[] {
  const words: string[] = [];
  for (const was of paper) {
    const is = now.find(({ guid }) => guid === was.guid);
    if (!is) words.push(`Критерия ${inQuotes(was.title)} больше нет`);
    else if (scaleOf(is) !== scaleOf(was))
      words.push(`Критерий ${inQuotes(is.title)}: шкала была ${scaleOf(was)}, стала ${scaleOf(is)}`);
  }
  for (const is of now)
    if (!paper.some(({ guid }) => guid === is.guid)) words.push(`Добавлен критерий ${inQuotes(is.title)}`);
  return words;
}

const named = (rows: readonly SheetRow[]) =>
  few(rows.map(({ number, performer }) => (number === '' ? performer : numberSign(number))));

function few(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(', ')} и ещё ${rest}` : names.join(', ');
}

/** A row as somebody has read it off the paper. */
export interface ReadRow {
  readonly item: string;
  readonly isAbstained: boolean;
  /** Cells that are filled, by criterion. */
  readonly marks: Readonly<Record<string, number>>;
}

/** What is in force for this judge, however it came. */
export interface InForce {
  /** By `cellKey`. */
  readonly marks: ReadonlyMap<string, { value: number | null; version: number }>;
  /** Performances from which he abstains. */
  readonly abstained: ReadonlySet<string>;
}

/** What a person has decided about one question; `seen`: the version of the mark in force that he saw. */
export interface Solution {
  readonly item: string;
  /** Null: whether the judge abstained; then 1 means that he did. */
  readonly criterion: string | null;
  readonly value: number | null;
  readonly seen: number;
}

export interface Question {
  readonly item: string;
  readonly criterion: string | null;
  readonly first: number | null;
  readonly second: number | null;
  /** What is in force where it says something else than the paper; null: nothing, or the same. */
  readonly inForce: number | null;
  /** Version of what is in force, which a solution names: it counts for that one alone. */
  readonly seen: number;
}

export interface SheetMark {
  readonly item: string;
  readonly criterion: string;
  readonly value: number;
  /** Version of the mark that it replaces; 0: there is none. */
  readonly base: number;
}

export interface Settlement {
  /** What two readings, or paper and tablet, leave to decide: nothing is written before all is decided. */
  readonly questions: readonly Question[];
  readonly marks: readonly SheetMark[];
  /** Abstentions to declare (true) or to lift (false). */
  readonly abstentions: readonly { readonly item: string; readonly abstain: boolean }[];
}

export const cellKey = (item: string, criterion: string | null) => `${item} ${criterion ?? ''}`;

/**
 * Compares two readings with each other and with what is in force. What the paper leaves empty asks nothing of a mark that
 * is there: an empty cell takes no mark away. A solution counts while the mark in force is the one that was seen.
 */
export function settled(
  layout: SheetLayout,
  first: readonly ReadRow[],
  second: readonly ReadRow[],
  inForce: InForce,
  solutions: readonly Solution[],
): Settlement {
  const [questions, marks, abstentions] = [
    [] as Question[],
    [] as SheetMark[],
    [] as { item: string; abstain: boolean }[],
  ];
  const solved = new Map(solutions.map((one) => [cellKey(one.item, one.criterion), one]));
  const [one, other] = [byItem(first), byItem(second)];
  for (const { item, criteria } of layout.rows) {
    const [a, b] = [one.get(item) ?? EMPTY(item), other.get(item) ?? EMPTY(item)];
    const given = criteria.filter((criterion) => inForce.marks.get(cellKey(item, criterion))?.value != null);
    const isAbstaining = inForce.abstained.has(item);
    const hasPaper = Object.keys({ ...a.marks, ...b.marks }).length > 0;
    const isSaid = a.isAbstained || b.isAbstained;
    const isContradicted = isSaid ? given.length > 0 && !isAbstaining : isAbstaining && hasPaper;
    let abstains = a.isAbstained;
    if (a.isAbstained !== b.isAbstained || isContradicted) {
      const version = newest(inForce, item, criteria);
      const solution = solved.get(cellKey(item, null));
      if (!solution || solution.seen !== version) {
        const said = { first: Number(a.isAbstained), second: Number(b.isAbstained) };
        const force = isContradicted ? Number(isAbstaining) : null;
        questions.push({ item, criterion: null, ...said, inForce: force, seen: version });
        continue;
      }
      abstains = solution.value === 1;
    }
    if (abstains) {
      if (!isAbstaining) abstentions.push({ item, abstain: true });
      continue;
    }
    if (isAbstaining && hasPaper) abstentions.push({ item, abstain: false });
    for (const criterion of criteria) {
      const [x, y] = [a.marks[criterion] ?? null, b.marks[criterion] ?? null];
      const now = inForce.marks.get(cellKey(item, criterion)) ?? { value: null, version: 0 };
      const differs = now.value !== null && (x ?? y) !== null && (now.value !== x || now.value !== y);
      let value = x;
      if (x !== y || differs) {
        const solution = solved.get(cellKey(item, criterion));
        if (!solution || solution.seen !== now.version) {
          questions.push({
            item,
            criterion,
            first: x,
            second: y,
            inForce: differs ? now.value : null,
            seen: now.version,
          });
          continue;
        }
        value = solution.value;
      }
      if (value !== null && value !== now.value) marks.push({ item, criterion, value, base: now.version });
    }
  }
  return { questions, marks, abstentions };
}

const EMPTY = (item: string): ReadRow => ({ item, isAbstained: false, marks: {} });
const byItem = (rows: readonly ReadRow[]) => new Map(rows.map((row) => [row.item, row]));

/** Any later mark of the row makes a decision about the abstention stale. */
function newest({ marks, abstained }: InForce, item: string, criteria: readonly string[]): number {
  const versions = criteria.reduce((sum, criterion) => sum + (marks.get(cellKey(item, criterion))?.version ?? 0), 0);
  return versions * 2 + (abstained.has(item) ? 1 : 0);
}
