// How the answers of a field are found from a row. Up from the row to the block that both stand in, down to the field's.

import { BlockTree, type Form } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

export interface FieldPath {
  /** Steps up from the row to the block that holds both; null: only the application does. */
  up: number | null;
  /** Steps down from there to the field's block. */
  down: number;
}

/** A block around the row repeats in it, blocks inside it are joined, and so is whatever stands beside. */
export function pathTo(form: Pick<Form, 'blocks'>, row: Guid | null, fieldBlock: Guid): FieldPath {
  const tree = new BlockTree(form.blocks);
  const above = row === null ? [] : tree.around(row);
  const around = tree.around(fieldBlock);
  const down = around.findIndex((block) => above.includes(block));
  if (down < 0) return { up: null, down: around.length };
  return { up: above.indexOf(around[down]!), down };
}
