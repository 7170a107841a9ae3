// Where pasted items go: items of an existing part go into it, the others to the end.

import { folded } from '@rampa/kernel';

export interface Portion<I> {
  items: I[];
  /** Null: at the program's end. */
  afterItemGuid: string | null;
}

interface Standing {
  guid: string;
  block: string;
  kind: string;
}

/** The part as the program spells it, however it was typed. */
export function knownBlock(text: string, program: readonly Pick<Standing, 'block'>[]): string {
  return program.find(({ block }) => block !== '' && folded(block) === folded(text))?.block ?? text;
}

/**
 * In the given order, each portion after the last performance of its part, so that a pause at the part's end stays
 * last.
 */
export function portionsOf<I extends { block?: string | undefined }>(
  items: readonly I[],
  program: readonly Standing[],
): Portion<I>[] {
  const portions = new Map<string | null, Portion<I>>();
  for (const item of items) {
    const own = program.filter(({ block }) => block !== '' && block === item.block);
    const last = own.findLast(({ kind }) => kind === 'performance') ?? own.at(-1);
    const isAtEnd = !last || last === program.at(-1);
    const after = isAtEnd ? null : last.guid;
    const portion = portions.get(after) ?? { items: [], afterItemGuid: after };
    portion.items.push(item);
    portions.set(after, portion);
  }
  return [...portions.values()];
}
