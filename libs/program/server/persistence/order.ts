// Writes moves of items one after another; call it under the program's lock.

import { Failure, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { arranged, type Arranged, type Place } from '@rampa/program/domain';
import { ItemEntity } from './item.entity.ts';
import { keyAt } from './order-keys.ts';

/** In the program's order. */
export function orderOf(tx: Transaction, program: Guid): Promise<Arranged[]> {
  return tx.query<Arranged>(
    'select guid, kind, block from program.item where program_guid = $1 order by order_key, guid',
    [program],
  );
}

/** `plan` gets the present order. Throws Failure notFound for an item of another program. */
export async function arrange(
  tx: Transaction,
  program: Guid,
  plan: (items: readonly Arranged[]) => readonly Place[],
): Promise<void> {
  let items = await orderOf(tx, program);
  for (const place of plan(items)) {
    const next = arranged(items, [place]);
    if (!next) throw new Failure('notFound');
    const index = next.findIndex(({ guid }) => guid === place.itemGuid);
    const { guid, block } = next[index]!;
    await tx.manager.update(ItemEntity, { guid }, { orderKey: await keyAt(tx, program, index, guid), block });
    items = next;
  }
}
