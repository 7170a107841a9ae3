// Steps of the stage: the last one can be taken back, so some of them are kept. All of this runs under the program's lock.

import { newGuid, type Activity, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

/** Nobody goes further back than this. */
const KEPT = 50;

export interface KeptStep {
  guid: Guid;
  itemGuid: Guid;
  activity: Activity;
  previous: Activity;
  /** Whom it sent off the stage. */
  endedGuid: Guid | null;
}

export async function keepStep(tx: Transaction, program: Guid, step: Omit<KeptStep, 'guid'>): Promise<void> {
  await tx.query(
    `insert into program.step (guid, program_guid, item_guid, activity, previous, ended_guid)
     values ($1, $2, $3, $4, $5, $6)`,
    [newGuid(), program, step.itemGuid, step.activity, step.previous, step.endedGuid],
  );
  await tx.query(
    `delete from program.step where program_guid = $1 and place <= (
       select place from program.step where program_guid = $1 order by place desc offset ${KEPT} limit 1
     )`,
    [program],
  );
}

export async function lastStep(tx: Transaction, program: Guid): Promise<KeptStep | null> {
  const [step] = await tx.query<KeptStep>(
    `select guid, item_guid as "itemGuid", activity, previous, ended_guid as "endedGuid"
     from program.step where program_guid = $1 order by place desc limit 1`,
    [program],
  );
  return step ?? null;
}

export async function forgetStep(tx: Transaction, step: Guid): Promise<void> {
  await tx.query('delete from program.step where guid = $1', [step]);
}

/** The stage was changed otherwise: what led there leads back no more. */
export async function forgetSteps(tx: Transaction, program: Guid): Promise<void> {
  await tx.query('delete from program.step where program_guid = $1', [program]);
}
