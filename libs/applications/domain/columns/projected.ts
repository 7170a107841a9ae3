// Texts of a table's rows, out of the answers of their applications.

import type { Answer } from '@rampa/forms/domain';
import type { ApplicationColumn, Guid } from '@rampa/kernel';
import { answerWords } from '../answer-words.ts';
import type { FieldPath } from './paths.ts';
import type { ColumnPlan, PlannedPart } from './plan.ts';

export interface RowFacts {
  application: Guid;
  /** Of the application's own block; null: the row is the application. */
  block: Guid | null;
  own: Readonly<Record<ApplicationColumn, string>>;
}

/** In the order in which the application has them. */
export interface GivenBlock {
  guid: Guid;
  application: Guid;
  parent: Guid | null;
  /** Of the form. */
  block: Guid;
  /** Of those fields of the block that the plan names, in their order. */
  answers: readonly (Answer | null)[];
}

/** Several blocks of one field are told apart by it. */
const BETWEEN_BLOCKS = '; ';

/** For each row a text for each column. */
export function projectedRows(
  plan: ColumnPlan,
  rows: readonly RowFacts[],
  given: readonly GivenBlock[],
  titleOf: (item: Guid) => string | undefined,
): string[][] {
  const reading = new Reading(plan, given, titleOf);
  return rows.map((row) =>
    plan.columns.map(({ parts, separator }) =>
      parts
        .map((part) => reading.text(row, part))
        .filter(Boolean)
        .join(separator),
    ),
  );
}

class Reading {
  readonly #known: ReadonlyMap<Guid, GivenBlock>;
  readonly #ofBlock: ReadonlyMap<Guid, GivenBlock[]>;
  /** By the field's block and the way to it: what stands inside each block, or each application. */
  readonly #inside = new Map<string, ReadonlyMap<Guid, GivenBlock[]>>();
  readonly #words = new Map<string, string>();
  readonly #plan: ColumnPlan;
  readonly #titleOf: (item: Guid) => string | undefined;

  constructor(plan: ColumnPlan, given: readonly GivenBlock[], titleOf: (item: Guid) => string | undefined) {
    this.#plan = plan;
    this.#titleOf = titleOf;
    this.#known = new Map(given.map((block) => [block.guid, block]));
    this.#ofBlock = Map.groupBy(given, ({ block }) => block);
  }

  text(row: RowFacts, part: PlannedPart): string {
    if ('own' in part) return row.own[part.own];
    const { field, path } = part;
    const holder = path.up === null ? row.application : this.#above(row.block!, path.up);
    const blocks = holder === null ? [] : (this.#insideOf(field.blockGuid, path).get(holder) ?? []);
    return blocks
      .map((block) => this.#worded(block, part))
      .filter(Boolean)
      .join(BETWEEN_BLOCKS);
  }

  #worded({ guid, answers }: GivenBlock, { field }: Extract<PlannedPart, { field: unknown }>): string {
    const key = `${guid} ${field.n}`;
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    const at = this.#plan.blocks.get(field.blockGuid)!.indexOf(field);
    const words = answerWords(answers[at], field.option, this.#titleOf);
    this.#words.set(key, words);
    return words;
  }

  #insideOf(block: Guid, { up, down }: FieldPath): ReadonlyMap<Guid, GivenBlock[]> {
    const key = `${block} ${up === null ? '' : down}`;
    const known = this.#inside.get(key);
    if (known) return known;
    const inside = new Map<Guid, GivenBlock[]>();
    for (const one of this.#ofBlock.get(block) ?? []) {
      const holder = up === null ? one.application : this.#above(one.guid, down);
      if (holder === null) continue;
      const list = inside.get(holder);
      if (list) list.push(one);
      else inside.set(holder, [one]);
    }
    this.#inside.set(key, inside);
    return inside;
  }

  #above(guid: Guid, steps: number): Guid | null {
    let found: Guid | null = guid;
    for (let step = 0; step < steps && found !== null; step++) found = this.#known.get(found)?.parent ?? null;
    return found;
  }
}
