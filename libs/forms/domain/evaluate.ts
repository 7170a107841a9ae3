// What an application shows, asks and lacks. Browser and server ask the same function, so that they never differ.

import { answerFault } from './answer-faults.ts';
import { BlockTree } from './block-tree.ts';
import { holds, isFilled, type SystemFacts } from './conditions.ts';
import type { Answer, BlockAnswers, Condition, Form, FormBlock, FormField } from './form-types.ts';

/** A field of one block of the application. */
export interface FieldState {
  field: FormField;
  isVisible: boolean;
  isRequired: boolean;
  isFilled: boolean;
  /** Unfilled though it is seen and required. */
  isMissing: boolean;
  /** What is wrong with its answer, in words; null when nothing is. */
  fault: string | null;
}

export interface BlockState {
  block: FormBlock;
  given: BlockAnswers;
  isVisible: boolean;
  fields: readonly FieldState[];
}

export interface SectionState {
  block: FormBlock;
  isVisible: boolean;
  /** 0 to 100 of the required fields that are seen; 100 when there is none. Rounded down. */
  percent: number;
  /** Nothing is missing and nothing is wrong. */
  allowNextPage: boolean;
}

export interface Evaluation {
  /** As the application has them, by the guid of its own block. */
  blocks: ReadonlyMap<string, BlockState>;
  sections: readonly SectionState[];
  /** As of a section; 0 while nothing is required and nothing is answered either: an empty form is not a filled one. */
  percent: number;
  /** Fields that are required and seen. */
  required: number;
  /** Fields that are seen and answered, without the organizer's own. */
  answered: number;
  /** Seen, required and empty: where the member is led. */
  missing: readonly { blockGuid: string; field: FormField }[];
}

/**
 * Reads an application by its form. A hidden or removed field counts as empty for every rule, and is neither missing nor
 * wrong; its answer stays where it is. Blocks of the application whose block the form has no more are left out.
 * Time grows with the number of fields and of what their rules name.
 */
export function evaluate(form: Form, given: readonly BlockAnswers[], facts: SystemFacts): Evaluation {
  const reading = new Reading(form, given, facts);
  const blocks = new Map<string, BlockState>();
  for (const one of given) {
    const state = reading.stateOf(one);
    if (state) blocks.set(one.guid, state);
  }
  const states = [...blocks.values()];
  const bySection = Map.groupBy(states, ({ block }) => reading.sectionOf(block));
  const sections = form.blocks
    .filter(({ parentGuid }) => parentGuid === null)
    .map((block) => {
      const own = bySection.get(block) ?? [];
      const { percent, allowNextPage } = filling(own);
      return {
        block,
        isVisible: own.some((state) => state.block === block && state.isVisible),
        percent,
        allowNextPage,
      };
    });
  const missing = states.flatMap(({ given: { guid }, fields }) =>
    fields.filter(({ isMissing }) => isMissing).map(({ field }) => ({ blockGuid: guid, field })),
  );
  const { percent, required, answered } = filling(states);
  return { blocks, sections, percent: required + answered === 0 ? 0 : percent, required, answered, missing };
}

/** Whether a condition holds as one block of the application sees it. */
export function conditionsAt(
  form: Form,
  given: readonly BlockAnswers[],
  facts: SystemFacts,
): (condition: Condition, at: BlockAnswers) => boolean {
  const reading = new Reading(form, given, facts);
  return (condition, at) => reading.holds(condition, at);
}

function filling(states: readonly BlockState[]) {
  const asked = states
    .flatMap(({ fields }) => fields)
    // What the organizer keeps for himself holds no member up.
    .filter(({ isVisible, field }) => isVisible && !field.isPrivate);
  const required = asked.filter(({ isRequired }) => isRequired);
  const missing = required.filter(({ isMissing }) => isMissing);
  const percent =
    required.length === 0 ? 100 : Math.floor((100 * (required.length - missing.length)) / required.length);
  return {
    ...{ percent, allowNextPage: missing.length === 0 && asked.every(({ fault }) => fault === null) },
    ...{ required: required.length, answered: asked.filter((one) => one.isFilled).length },
  };
}

/** One reading of one application: every question is answered once. */
class Reading {
  readonly #tree: BlockTree;
  readonly #fields: ReadonlyMap<number, FormField>;
  readonly #fieldsOf: ReadonlyMap<string, FormField[]>;
  readonly #given: ReadonlyMap<string, BlockAnswers>;
  readonly #ofBlock: ReadonlyMap<string, BlockAnswers[]>;
  readonly #seenBlocks = new Map<string, boolean>();
  readonly #seenFields = new Map<string, boolean>();
  readonly #facts: SystemFacts;

  constructor(form: Form, given: readonly BlockAnswers[], facts: SystemFacts) {
    this.#facts = facts;
    this.#tree = new BlockTree(form.blocks);
    this.#fields = new Map(form.fields.map((field) => [field.n, field]));
    this.#fieldsOf = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
    this.#given = new Map(given.map((one) => [one.guid, one]));
    this.#ofBlock = Map.groupBy(given, ({ blockGuid }) => blockGuid);
  }

  sectionOf(block: FormBlock): FormBlock {
    return this.#tree.around(block.guid).at(-1)!;
  }

  stateOf(given: BlockAnswers): BlockState | null {
    const block = this.#tree.get(given.blockGuid);
    if (!block) return null;
    const fields = (this.#fieldsOf.get(block.guid) ?? []).map((field) => this.#fieldState(field, given));
    return { block, given, isVisible: this.#isBlockSeen(given), fields };
  }

  #fieldState(field: FormField, given: BlockAnswers): FieldState {
    const isVisible = this.#isFieldSeen(field, given);
    const required = field.rule?.required;
    const isAsked = isVisible && !field.isPrivate;
    const isRequired = isAsked && (required === undefined ? field.isRequired : this.holds(required, given));
    const answer = given.answers[field.n];
    const filled = isFilled(answer);
    const fault = isVisible ? answerFault(field, answer) : null;
    return { field, isVisible, isRequired, isFilled: filled, isMissing: isRequired && !filled, fault };
  }

  #isFieldSeen(field: FormField, given: BlockAnswers): boolean {
    return this.#once(this.#seenFields, `${given.guid} ${field.n}`, () => {
      if (!this.#isBlockSeen(given)) return false;
      return field.rule?.visible === undefined || this.holds(field.rule.visible, given);
    });
  }

  #isBlockSeen(given: BlockAnswers): boolean {
    return this.#once(this.#seenBlocks, given.guid, () => {
      const parent = given.parentGuid === null ? undefined : this.#given.get(given.parentGuid);
      if (parent && !this.#isBlockSeen(parent)) return false;
      const visible = this.#tree.get(given.blockGuid)?.rule?.visible;
      return visible === undefined || this.holds(visible, given);
    });
  }

  holds(condition: Condition, given: BlockAnswers): boolean {
    return holds(condition, (n) => this.#answerSeenFrom(given, n), this.#facts);
  }

  /** The answer to a field as a block of the application sees it: its own, that of a block around it, or the only one. */
  #answerSeenFrom(given: BlockAnswers, n: number): Answer | undefined {
    const field = this.#fields.get(n);
    if (!field || !this.#tree.isInReach(field, given.blockGuid)) return undefined;
    const around = this.#aroundGiven(given);
    const owner = around.find(({ blockGuid }) => blockGuid === field.blockGuid);
    const where = owner ?? this.#onlyOneBeside(field.blockGuid, around);
    return where && this.#isFieldSeen(field, where) ? where.answers[n] : undefined;
  }

  /** The block that stands once in what the asking one shares with it: of two copies each asks what is inside itself. */
  #onlyOneBeside(blockGuid: string, around: readonly BlockAnswers[]): BlockAnswers | undefined {
    const known = this.#ofBlock.get(blockGuid) ?? [];
    if (known.length < 2) return known[0];
    const shared = new Set(around.map((one) => one.blockGuid));
    return known.findLast((one) => {
      const meeting = this.#aroundGiven(one).find((outer) => shared.has(outer.blockGuid));
      return meeting === undefined || around.includes(meeting);
    });
  }

  #aroundGiven(given: BlockAnswers): BlockAnswers[] {
    const around = [given];
    for (let one = this.#given.get(given.parentGuid ?? ''); one; one = this.#given.get(one.parentGuid ?? '')) {
      if (around.includes(one)) break;
      around.push(one);
    }
    return around;
  }

  /** A rule that asks for itself is never saved; should one come, what it asks for counts as hidden. */
  #once(known: Map<string, boolean>, key: string, find: () => boolean): boolean {
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, false);
    const found = find();
    known.set(key, found);
    return found;
  }
}
