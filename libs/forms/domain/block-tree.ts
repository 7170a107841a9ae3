// Who stands inside whom. Built once for a form, so that a large one is asked quickly.

import type { Guid } from '@rampa/kernel';
import type { FormBlock, FormField } from './form-types.ts';

export class BlockTree {
  readonly #blocks: ReadonlyMap<Guid, FormBlock>;
  readonly #around = new Map<Guid, readonly FormBlock[]>();

  constructor(blocks: Iterable<FormBlock>) {
    this.#blocks = new Map([...blocks].map((block) => [block.guid, block]));
  }

  get(guid: Guid): FormBlock | undefined {
    return this.#blocks.get(guid);
  }

  /** A block and those around it, the innermost first. A block inside itself ends the walk. */
  around(guid: Guid): readonly FormBlock[] {
    const known = this.#around.get(guid);
    if (known) return known;
    const around: FormBlock[] = [];
    const met = new Set<Guid>();
    for (let block = this.#blocks.get(guid); block && !met.has(block.guid);) {
      met.add(block.guid);
      around.push(block);
      block = block.parentGuid === null ? undefined : this.#blocks.get(block.parentGuid);
    }
    this.#around.set(guid, around);
    return around;
  }

  /**
   * Whether a field has one answer as seen from a block: it stands in that block or around it, or in a block that an
   * application has once. Of several «номера» none is meant.
   */
  isInReach(field: Pick<FormField, 'blockGuid'>, from: Guid): boolean {
    const seen = this.around(from);
    if (seen.some(({ guid }) => guid === field.blockGuid)) return true;
    return this.around(field.blockGuid).every((block) => block.max === 1 || seen.includes(block));
  }

  /** How many of a block an application may have in all: of its own `max` in each of those around it. */
  isSingle(guid: Guid): boolean {
    return this.around(guid).every(({ max }) => max === 1);
  }
}
