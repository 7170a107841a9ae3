// Where pasted items stand: those of a part that the program has stand in it, the others at the end.

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

/** The part as the program calls it, however it was typed. */
export function knownBlock(text: string, program: readonly Pick<Standing, 'block'>[]): string {
  return program.find(({ block }) => block !== '' && folded(block) === folded(text))?.block ?? text;
}

/** In the order given, each portion behind the last performance of its part: a pause that ends the part goes on ending it. */
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
