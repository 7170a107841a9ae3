// Rules that can be answered and still lead nowhere: a field that nobody will ever see, a question about what comes later.

import type { Guid } from '@rampa/kernel';
import type { BlockTree } from './block-tree.ts';
import { compare, conditionsOf, namedFields } from './conditions.ts';
import { note, type FormFault, type KnownBooks } from './form-fault.ts';
import type { Condition, Form, FormBlock, FormField } from './form-types.ts';
import { FORM_WORDS as WORDS } from './form-words.ts';

/** `form` has no stopping fault, so that its rules go in no circle. */
export function reachFaults(form: Form, tree: BlockTree, books: KnownBooks): FormFault[] {
  const reach = new Reach(form, tree, books);
  const places = new Map(form.blocks.map(({ guid }, at) => [guid, at]));
  const faults: FormFault[] = [];
  for (const part of [...form.blocks, ...form.fields]) {
    if (!reach.ofOwn(part)) faults.push(note(part.guid, 'rule.visible', WORDS.unreachable));
    const blockGuid = 'blockGuid' in part ? part.blockGuid : part.guid;
    for (const condition of conditionsOf(part.rule)) {
      const key = condition === part.rule?.visible ? 'rule.visible' : 'rule.required';
      const named = namedFields(condition).map((n) => reach.fields.get(n)!);
      const later = named.find((field) => places.get(field.blockGuid)! > places.get(blockGuid)!);
      if (later) faults.push(note(part.guid, key, WORDS.later(later.title)));
      const foreign = foreignItem(condition, reach.fields, books);
      if (foreign) faults.push(note(part.guid, key, WORDS.itemForeign(foreign.title)));
    }
  }
  return faults;
}

/** A field that is asked for a line which its book does not offer. */
function foreignItem(
  condition: Condition,
  fields: ReadonlyMap<number, FormField>,
  books: KnownBooks,
): FormField | undefined {
  const within = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null;
  if (within) return within.map((one) => foreignItem(one, fields, books)).find((field) => field);
  if ('not' in condition) return foreignItem(condition.not, fields, books);
  if (!('in' in condition) || 'sys' in condition) return undefined;
  const field = fields.get(condition.field)!;
  const items = books.get(field.bookGuid ?? '')?.items;
  return condition.in.some((item) => !items?.has(item)) ? field : undefined;
}

/** Says «unreachable» only of what surely is: where it cannot tell, it can be reached. */
class Reach {
  readonly fields: ReadonlyMap<number, FormField>;
  readonly #tree: BlockTree;
  readonly #books: KnownBooks;
  readonly #known = new Map<Guid, boolean>();

  constructor(form: Form, tree: BlockTree, books: KnownBooks) {
    this.fields = new Map(form.fields.map((field) => [field.n, field]));
    this.#tree = tree;
    this.#books = books;
  }

  /** By its own rule; where only a block around it is never seen, that block alone is told. */
  ofOwn({ rule }: FormBlock | FormField): boolean {
    return rule?.visible === undefined || this.#canHold(rule.visible);
  }

  #ofField(field: FormField): boolean {
    const known = this.#known.get(field.guid);
    if (known !== undefined) return known;
    this.#known.set(field.guid, true);
    const found = this.ofOwn(field) && this.#tree.around(field.blockGuid).every((block) => this.ofOwn(block));
    this.#known.set(field.guid, found);
    return found;
  }

  #canHold(condition: Condition): boolean {
    if ('any' in condition) return condition.any.some((one) => this.#canHold(one));
    if ('not' in condition) return true;
    if ('all' in condition) return condition.all.every((one) => this.#canHold(one)) && this.#canMeet(condition.all);
    return this.#canMeet([condition]);
  }

  /** Whether single questions can be answered together, field by field. */
  #canMeet(conditions: readonly Condition[]): boolean {
    const systems = conditions.filter((one) => 'sys' in one);
    for (const asked of Map.groupBy(systems, ({ sys }) => sys).values())
      if (common(asked.map((one) => one.in)).length === 0) return false;
    const questions = conditions.flatMap((one) => ('field' in one ? [one] : []));
    return [...Map.groupBy(questions, ({ field }) => field)].every(([n, asked]) =>
      this.#canAnswer(this.fields.get(n)!, asked),
    );
  }

  #canAnswer(field: FormField, asked: readonly Extract<Condition, { field: number }>[]): boolean {
    if (!this.#ofField(field)) return false;
    const items = asked.flatMap((one) => ('in' in one ? [one.in] : []));
    const offered = this.#books.get(field.bookGuid ?? '')?.items;
    if (items.some((list) => !list.some((item) => offered?.has(item)))) return false;
    if ((field.option.count ?? 1) === 1 && items.length > 0 && common(items).length === 0) return false;
    const texts = new Set(asked.flatMap((one) => ('eq' in one ? [one.eq.trim().toLowerCase()] : [])));
    if (texts.size > 1) return false;
    const bounds = asked.flatMap((one) => ('in' in one || 'eq' in one || 'filled' in one ? [] : [one]));
    const least = most(bounds.map(({ from }) => from), 1); // prettier-ignore
    const last = most(bounds.map(({ to }) => to), -1); // prettier-ignore
    return least === undefined || last === undefined || compare(least, last) <= 0;
  }
}

function common<T>(lists: readonly (readonly T[])[]): T[] {
  return (lists[0] ?? []).filter((one) => lists.every((list) => list.includes(one)));
}

/** The largest (1) or the smallest (−1) of those that are said. */
function most(values: readonly (string | undefined)[], sign: 1 | -1): string | undefined {
  return values
    .filter((value) => value !== undefined)
    .reduce<string | undefined>(
      (best, one) => (best === undefined || sign * compare(one, best) > 0 ? one : best),
      undefined,
    );
}
