// Steps of the stage: the last ones are kept, so that they can be undone. Call all of this under the program's lock.

import { newGuid, type Activity, type Guid } from '@rampa/kernel';
import type { Actor, Transaction } from '@rampa/platform/server';

/** Number of steps kept; nobody undoes more. */
const KEPT = 50;

export interface KeptStep {
  guid: Guid;
  itemGuid: Guid;
  activity: Activity;
  previous: Activity;
  /** The performance that the step ended. */
  endedGuid: Guid | null;
}

type NewStep = Omit<KeptStep, 'guid'>;

export async function keepStep(tx: Transaction, program: Guid, step: NewStep, by: Actor): Promise<void> {
  const account = by.kind === 'account' ? by.account : null;
  const link = by.kind === 'presenter' ? by.link : null;
  await tx.query(
    `insert into program.step
       (guid, program_guid, item_guid, activity, previous, ended_guid, account_guid, link_guid)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [newGuid(), program, step.itemGuid, step.activity, step.previous, step.endedGuid, account, link],
  );
  await tx.query(
    `delete from program.step where program_guid = $1 and place <= (
       select place from program.step where program_guid = $1 order by place desc offset ${KEPT} limit 1
     )`,
    [program],
  );
}

export async function lastStep(tx: Transaction, program: Guid): Promise<KeptStep | null> {
  const [step] = await tx.query<KeptStep & { isSettled: boolean }>(
    `select guid, item_guid as "itemGuid", activity, previous, ended_guid as "endedGuid", is_settled as "isSettled"
     from program.step where program_guid = $1 order by place desc limit 1`,
    [program],
  );
  return step && !step.isSettled ? step : null;
}

export async function forgetStep(tx: Transaction, step: Guid): Promise<void> {
  await tx.query('delete from program.step where guid = $1', [step]);
}

/** The stage was changed otherwise, so the earlier steps can no longer be undone. */
export async function settleSteps(tx: Transaction, program: Guid): Promise<void> {
  await tx.query('update program.step set is_settled = true where program_guid = $1 and not is_settled', [program]);
}
