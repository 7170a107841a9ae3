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
  const columns = plan.columns.map(({ parts, separator }) => ({
    separator,
    texts: parts.map((part) => reading.of(part)),
  }));
  return rows.map((row) =>
    columns.map(({ texts, separator }) =>
      joined(
        texts.map((text) => text(row)),
        separator,
      ),
    ),
  );
}

/** One text is by far the usual case. */
function joined(texts: readonly string[], separator: string): string {
  return texts.length === 1 ? texts[0]! : texts.filter(Boolean).join(separator);
}

type Text = (row: RowFacts) => string;

class Reading {
  readonly #known: ReadonlyMap<Guid, GivenBlock>;
  readonly #ofBlock: ReadonlyMap<Guid, GivenBlock[]>;
  /** By the field's block: what stands inside each block, or each application. One block has one path. */
  readonly #inside = new Map<Guid, ReadonlyMap<Guid, GivenBlock[]>>();
  readonly #plan: ColumnPlan;
  readonly #titleOf: (item: Guid) => string | undefined;

  constructor(plan: ColumnPlan, given: readonly GivenBlock[], titleOf: (item: Guid) => string | undefined) {
    this.#plan = plan;
    this.#titleOf = titleOf;
    this.#known = new Map(given.map((block) => [block.guid, block]));
    this.#ofBlock = Map.groupBy(given, ({ block }) => block);
  }

  /** How a part reads from a row: everything that is the same for all rows is looked up once. */
  of(part: PlannedPart): Text {
    if ('own' in part) return (row) => row.own[part.own];
    const { field, path } = part;
    const at = this.#plan.blocks.get(field.blockGuid)!.indexOf(field);
    const inside = this.#insideOf(field.blockGuid, path);
    // A holder of several rows is put into words once.
    const words = path.up === 0 ? null : new Map<Guid, string>();
    const worded = (blocks: readonly GivenBlock[]) =>
      joined(blocks.map(({ answers }) => answerWords(answers[at], field.option, this.#titleOf)), BETWEEN_BLOCKS); // prettier-ignore
    return ({ application, block }) => {
      const holder = path.up === null ? application : this.#above(block!, path.up);
      const blocks = holder === null ? undefined : inside.get(holder);
      if (!blocks) return '';
      const known = words?.get(holder!);
      if (known !== undefined) return known;
      const text = worded(blocks);
      words?.set(holder!, text);
      return text;
    };
  }

  #insideOf(block: Guid, { up, down }: FieldPath): ReadonlyMap<Guid, GivenBlock[]> {
    const known = this.#inside.get(block);
    if (known) return known;
    const inside = new Map<Guid, GivenBlock[]>();
    for (const one of this.#ofBlock.get(block) ?? []) {
      const holder = up === null ? one.application : this.#above(one.guid, down);
      if (holder === null) continue;
      const list = inside.get(holder);
      if (list) list.push(one);
      else inside.set(holder, [one]);
    }
    this.#inside.set(block, inside);
    return inside;
  }

  #above(guid: Guid, steps: number): Guid | null {
    let found: Guid | null = guid;
    for (let step = 0; step < steps && found !== null; step++) found = this.#known.get(found)?.parent ?? null;
    return found;
  }
}
