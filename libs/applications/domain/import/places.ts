// Finds the place of a column's answer in an application: the row's own performance and, where blocks repeat, the copy
// with the column's number. Blocks that are missing on the way are created.

import { BlockTree, missingBlocks, type Form, type FormBlock } from '@rampa/forms/domain';
import { inQuotes, type Guid } from '@rampa/kernel';
import type { BlockDeed, StandingBlock } from './import-types.ts';

export type Place = { blockGuid: Guid } | { fault: string };

export class Places {
  added: BlockDeed[] = [];
  readonly #tree: BlockTree;
  readonly #form: Form;
  readonly #newGuid: () => Guid;
  #blocks: StandingBlock[];

  constructor(form: Form, blocks: readonly StandingBlock[], newGuid: () => Guid) {
    this.#form = form;
    this.#tree = new BlockTree(form.blocks);
    this.#blocks = [...blocks];
    this.#newGuid = newGuid;
  }

  get blocks(): readonly StandingBlock[] {
    return this.#blocks;
  }

  /** Returns what undoes everything from here on, because a row is written whole or not at all. */
  mark(): () => void {
    const [blocks, added] = [this.#blocks, [...this.added]];
    return () => {
      this.#blocks = blocks;
      this.added = added;
    };
  }

  get(guid: Guid): StandingBlock {
    return this.#blocks.find((one) => one.guid === guid)!;
  }

  put(guid: Guid, change: Partial<StandingBlock>): void {
    this.#blocks = this.#blocks.map((one) => (one.guid === guid ? { ...one, ...change } : one));
  }

  /** The performance with that key, else one that no row has used yet, else a new one. */
  performance(block: FormBlock, key: string, row: number): Place {
    const own = this.#blocks.filter(({ blockGuid }) => blockGuid === block.guid);
    const known = own.find(({ importKey }) => importKey === key);
    if (known) return { blockGuid: known.guid };
    const untouched = own.find(({ guid, importKey }) => importKey === null && this.#isEmpty(guid));
    const place = untouched
      ? { blockGuid: untouched.guid }
      : this.#copy(block, own.length + 1, { row, performance: null });
    if ('blockGuid' in place) this.put(place.blockGuid, { importKey: key });
    return place;
  }

  /** `turn`: which copy of the innermost block that repeats, from 1. `performance`: the row's own. */
  of(block: Guid, turn: number, at: { row: number; performance: Guid | null }): Place {
    const [own] = this.#tree.around(block);
    const repeated = this.#tree.around(block).find(({ max, isPerformance }) => max > 1 && !isPerformance);
    return this.#resolve(own!, (one) => (one === repeated ? turn : 1), at);
  }

  #resolve(
    block: FormBlock,
    turnOf: (block: FormBlock) => number,
    at: { row: number; performance: Guid | null },
  ): Place {
    if (block.isPerformance && at.performance !== null) return { blockGuid: at.performance };
    return this.#copy(block, turnOf(block), at, turnOf);
  }

  /** The copy with that number; it and those before it are created if they are missing. */
  #copy(
    block: FormBlock,
    number: number,
    at: { row: number; performance: Guid | null },
    turnOf: (block: FormBlock) => number = () => 1,
  ): Place {
    const around = block.parentGuid === null ? null : this.#tree.get(block.parentGuid)!;
    const parent = around === null ? null : this.#resolve(around, turnOf, at);
    if (parent && 'fault' in parent) return parent;
    const parentGuid = parent?.blockGuid ?? null;
    const siblings = () => this.#blocks.filter((one) => one.blockGuid === block.guid && one.parentGuid === parentGuid);
    if (number > block.max) return { fault: `Блоков ${inQuotes(block.title)} в заявке бывает не больше ${block.max}` };
    while (siblings().length < number) this.#add(block.guid, parentGuid, at.row);
    return { blockGuid: siblings()[number - 1]!.guid };
  }

  #add(blockGuid: Guid, parentGuid: Guid | null, row: number): void {
    const one: StandingBlock = { guid: this.#newGuid(), blockGuid, parentGuid, answers: {}, importKey: null };
    const inner = missingBlocks(this.#form, [...this.#blocks, one], this.#newGuid);
    this.#blocks = [...this.#blocks, one, ...inner.map((block) => ({ ...block, importKey: null }))];
    this.added.push({
      ...{ kind: 'blockAdded', row, blockGuid: one.guid },
      blocks: [one.guid, ...inner.map(({ guid }) => guid)],
    });
  }

  /** Neither itself nor anything inside it has an answer. */
  #isEmpty(guid: Guid): boolean {
    const { answers } = this.get(guid);
    const inner = this.#blocks.filter(({ parentGuid }) => parentGuid === guid);
    return Object.keys(answers).length === 0 && inner.every((one) => this.#isEmpty(one.guid));
  }
}
