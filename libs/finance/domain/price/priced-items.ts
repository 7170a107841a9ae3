// From the answers of an application to what is priced: each block instance with the prices that its answers meet.

import { BlockTree, isFilled, type Answer, type BlockAnswers, type Form, type FormField } from '@rampa/forms/domain';
import type { FieldTag, Guid } from '@rampa/kernel';
import type { PricedItem } from './account-types.ts';
import type { FieldPrice } from './field-price.ts';

export type FormItem = PricedItem & { blockGuid: Guid };
type Choice = PricedItem['choices'][number];

/** `blocks`: those of one application in their order, without answers that do not count. */
export function pricedItems(
  form: Form,
  blocks: readonly BlockAnswers[],
  prices: readonly Pick<FieldPrice, 'id' | 'fieldGuid' | 'itemGuid'>[],
): FormItem[] {
  const reading = new Reading(form, blocks);
  const ofField = Map.groupBy(prices, ({ fieldGuid }) => fieldGuid);
  const order = new Map(form.blocks.map(({ guid }, at) => [guid, at]));
  const inOrder = blocks.toSorted((a, b) => (order.get(a.blockGuid) ?? 0) - (order.get(b.blockGuid) ?? 0));
  const items: FormItem[] = [];
  for (const block of inOrder) {
    const choices = reading.fieldsOf(block).flatMap((field) => {
      const known = ofField.get(field.guid);
      const answer = block.answers[field.n];
      return known && isFilled(answer) ? choicesOf(field, answer as Answer, known) : [];
    });
    if (choices.length === 0) continue;
    const people = reading.nearest(block, 'peopleCount');
    const count = people === null ? null : wholeOf(people);
    items.push({
      n: items.length + 1,
      blockGuid: block.guid,
      createdAt: createdAt(block.guid),
      performer: reading.nearest(block, 'performer') ?? reading.nearest(block, 'collective'),
      people: count,
      roster: reading.below(block, 'personFullName'),
      choices,
    });
  }
  return items;
}

/** A line's own price comes before that of the field; lines without one are counted together. */
function choicesOf(field: FormField, answer: Answer, prices: readonly Pick<FieldPrice, 'id' | 'itemGuid'>[]): Choice[] {
  const whole = prices.find(({ itemGuid }) => itemGuid === null);
  if (!('i' in answer)) {
    if (!whole) return [];
    const isNumber = field.option.format === 'number' && 't' in answer;
    return [{ price: whole.id, ...(isNumber ? { quantity: wholeOf(answer.t) ?? 1 } : {}) }];
  }
  const choices: Choice[] = [];
  let rest = 0;
  let others = 0;
  answer.i.forEach((line, at) => {
    const quantity = answer.q?.[at] ?? null;
    const own = prices.find(({ itemGuid }) => itemGuid === line);
    if (own) choices.push({ price: own.id, quantity });
    else {
      rest += quantity ?? 1;
      others += 1;
    }
  });
  return whole && others > 0 ? [...choices, { price: whole.id, quantity: rest }] : choices;
}

function wholeOf(text: string): number | null {
  const value = Math.floor(Number(text.replace(/[\s\u00a0]/gu, '').replace(',', '.')));
  return Number.isFinite(value) ? Math.min(Math.max(0, value), 100_000) : null;
}

/** Guids of version 7 begin with the moment at which they were made. */
function createdAt(guid: Guid): string {
  return new Date(Number.parseInt(guid.replaceAll('-', '').slice(0, 12), 16)).toISOString();
}

class Reading {
  readonly blocks: readonly BlockAnswers[];
  readonly #byGuid: ReadonlyMap<Guid, BlockAnswers>;
  readonly #fields: ReadonlyMap<Guid, FormField[]>;
  readonly #tree: BlockTree;

  constructor(form: Form, blocks: readonly BlockAnswers[]) {
    this.blocks = blocks;
    this.#byGuid = new Map(blocks.map((block) => [block.guid, block]));
    this.#fields = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
    this.#tree = new BlockTree(form.blocks);
  }

  fieldsOf({ blockGuid }: BlockAnswers): readonly FormField[] {
    return this.#fields.get(blockGuid) ?? [];
  }

  /** The text of a tagged field: in the instance, inside it, around it, or in what an application has once. */
  nearest(block: BlockAnswers, tag: FieldTag): string | null {
    const own = this.textOf(block, tag);
    if (own !== null) return own;
    const around: BlockAnswers[] = [];
    for (let one = this.#around(block); one; one = this.#around(one)) around.push(one);
    const inside = this.blocks.filter((one) => this.#isSingleInside(one, block));
    const once = this.blocks.filter(({ blockGuid }) => this.#tree.isSingle(blockGuid));
    for (const one of [...inside, ...around, ...once]) {
      const text = this.textOf(one, tag);
      if (text !== null) return text;
    }
    return null;
  }

  /** The texts of a tagged field in the instances inside one. */
  below(block: BlockAnswers, tag: FieldTag): string[] {
    return this.blocks
      .filter((one) => one !== block && this.#isInside(one, block))
      .flatMap((one) => {
        const text = this.textOf(one, tag);
        return text === null ? [] : [text];
      });
  }

  textOf(block: BlockAnswers, tag: FieldTag): string | null {
    for (const field of this.fieldsOf(block)) {
      const answer = field.tag === tag ? block.answers[field.n] : undefined;
      if (answer && 't' in answer && answer.t.trim() !== '') return answer.t;
    }
    return null;
  }

  #around({ parentGuid }: BlockAnswers): BlockAnswers | undefined {
    return parentGuid === null ? undefined : this.#byGuid.get(parentGuid);
  }

  #isInside(one: BlockAnswers, block: BlockAnswers): boolean {
    for (let outer = this.#around(one); outer; outer = this.#around(outer)) if (outer === block) return true;
    return false;
  }

  /** Of a repeated block none is meant. */
  #isSingleInside(one: BlockAnswers, block: BlockAnswers): boolean {
    return this.#isInside(one, block) && this.#tree.get(one.blockGuid)?.max === 1;
  }
}
