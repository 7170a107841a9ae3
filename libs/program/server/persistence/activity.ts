// Sets an item's state on stage; call it under the program's lock.

import type { Activity, Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { afterActivity } from '@rampa/program/domain';
import { ItemEntity } from './item.entity.ts';

export async function setActivity(
  tx: Transaction,
  competition: Guid,
  item: ItemEntity,
  activity: Activity,
  now: Date,
): Promise<void> {
  const { guid, programGuid: program, activity: previous } = item;
  // An item that waits again is planned with the rest, whatever start a recount had kept for it.
  const plan = activity === 'Waiting' || activity === 'Ready' ? { plannedAt: null } : {};
  await tx.manager.update(ItemEntity, { guid }, { activity, ...afterActivity(item, activity, now), ...plan });
  tx.emit(competition, 'item.activity', { program, item: guid, activity, previous });
}
