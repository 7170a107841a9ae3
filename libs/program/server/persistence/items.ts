// How this room's use cases load items: always of one program of one event.

import type { itemFields } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import type { z } from 'zod';
import { ItemEntity } from './item.entity.ts';

export type ItemFields = z.output<typeof itemFields>;

/** Locks the program: moves and numbering wait for each other. Throws Failure notFound. */
export async function lockProgram(tx: Transaction, scope: EventScope, program: Guid): Promise<void> {
  const [row] = await tx.query('select from program.program where guid = $1 and competition_guid = $2 for update', [
    program,
    scope.competition,
  ]);
  if (!row) throw new Failure('notFound');
}

/** Throws Failure notFound, also for an item of another program. */
export async function lockItem(tx: Transaction, program: Guid, item: Guid): Promise<ItemEntity> {
  const entity = await tx.manager.findOne(ItemEntity, {
    where: { guid: item, programGuid: program },
    lock: { mode: 'pessimistic_write' },
  });
  if (!entity) throw new Failure('notFound');
  return entity;
}

/** Columns of the given fields; the others keep their values. */
export function columnsOf(
  given: Partial<ItemFields & { isWithdrawn: boolean; participantUserGuid: Guid | null }>,
): Partial<ItemEntity> {
  const { duration, nominationGuid, participantUserGuid, ...fields } = given;
  return {
    ...fields,
    ...(duration === undefined ? {} : { durationS: duration }),
    ...(nominationGuid === undefined ? {} : { nominationGuid }),
    ...(participantUserGuid === undefined ? {} : { participantGuid: participantUserGuid }),
  };
}
