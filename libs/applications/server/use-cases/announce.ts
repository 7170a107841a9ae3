import type { ApplicationState, Guid } from '@rampa/kernel';
import { officeOf, openStream, type Scope, type Transaction } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';
import type { ApplicationRow } from '../persistence/application-tables.ts';

/** Something was written, and nothing of the application is different. */
export async function announceMessage(
  tx: Transaction,
  {
    guid,
    competitionGuid,
    memberGuid,
    revision,
  }: Pick<ApplicationRow, 'guid' | 'competitionGuid' | 'memberGuid' | 'revision'>,
): Promise<void> {
  const told = { application: guid, revision, blocks: [] };
  if (memberGuid !== null) {
    await openStream(tx, memberGuid, 'user');
    tx.emit(memberGuid, 'application.changed', told);
  }
  tx.emit(officeOf(competitionGuid), 'application.changed', told);
}

/** It has come in once. */
export const isSent = (state: ApplicationState): state is 'Subscribed' | 'Unsubscribed' =>
  state === 'Subscribed' || state === 'Unsubscribed';

/** Its owner is told always; those at the desk once it was sent, or where they have a hand in it. Never a value. */
export async function announce(
  tx: Transaction,
  scope: Scope,
  {
    guid,
    competitionGuid,
    memberGuid,
    state,
  }: Pick<ApplicationRow, 'guid' | 'competitionGuid' | 'memberGuid' | 'state'>,
  stateAfter: ApplicationState,
  payload: { revision: number; blocks: readonly Guid[] },
): Promise<void> {
  const told = { application: guid, ...payload };
  if (memberGuid !== null) {
    await openStream(tx, memberGuid, 'user');
    tx.emit(memberGuid, 'application.changed', told);
  }
  if (isSent(state) || isSent(stateAfter) || memberOf(scope) === null)
    tx.emit(officeOf(competitionGuid), 'application.changed', told);
}
