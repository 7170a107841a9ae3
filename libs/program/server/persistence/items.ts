// Items as the use cases of this room take hold of them: always of one program of one event.

import type { itemFields } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import type { z } from 'zod';
import { ItemEntity } from './item.entity.ts';

export type ItemFields = z.output<typeof itemFields>;

/** Locks the program: whoever orders or numbers its items waits for the other. Failure notFound. */
export async function lockProgram(tx: Transaction, scope: EventScope, program: Guid): Promise<void> {
  const [row] = await tx.query('select from program.program where guid = $1 and competition_guid = $2 for update', [
    program,
    scope.competition,
  ]);
  if (!row) throw new Failure('notFound');
}

/** Failure notFound for an item of another program, too. */
export async function lockItem(tx: Transaction, program: Guid, item: Guid): Promise<ItemEntity> {
  const entity = await tx.manager.findOne(ItemEntity, {
    where: { guid: item, programGuid: program },
    lock: { mode: 'pessimistic_write' },
  });
  if (!entity) throw new Failure('notFound');
  return entity;
}

/** Columns for the fields that are given; the others keep what they hold. */
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
