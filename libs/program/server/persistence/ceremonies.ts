// Where the ceremony of a program stands. Write under the program's lock.

import { type Guid } from '@rampa/kernel';
import { filled, optional, required, table, type Actor, type RowOf, type Transaction } from '@rampa/platform/server';
import type { CeremonyPast } from '@rampa/program/domain';

export type CeremonyStop = 'protocol' | 'order';

export const CEREMONY = table('program.ceremony', {
  programGuid: required<Guid>('uuid'),
  revision: required<number>('int4'),
  isRunning: required<boolean>('bool'),
  step: required<string>('text'),
  hasPoints: required<boolean>('bool'),
  /** Keys of rows in the order in which they were missed. */
  absent: filled<string[]>('jsonb'),
  past: filled<CeremonyPast[]>('jsonb'),
  stopped: optional<CeremonyStop>('text'),
  startedAt: filled<Date>('timestamptz'),
  movedAt: filled<Date>('timestamptz'),
  /** Who moved it last: an account or a presenter's link. */
  accountGuid: optional<Guid>('uuid'),
  linkGuid: optional<Guid>('uuid'),
});

export type CeremonyRow = RowOf<typeof CEREMONY>;

export function makerOf(by: Actor): Pick<CeremonyRow, 'accountGuid' | 'linkGuid'> {
  return {
    accountGuid: by.kind === 'account' ? by.account : null,
    linkGuid: by.kind === 'presenter' ? by.link : null,
  };
}

/**
 * Stops a running ceremony whose results may not be shown any more. What it has shown leaves the screens at once, and it
 * goes on only when the organizer says so. Twice it changes nothing more.
 */
export async function stopCeremony(
  tx: Transaction,
  competition: Guid,
  program: Guid,
  stopped: CeremonyStop,
): Promise<void> {
  // The lock of every move, so that none is under way.
  await tx.query('select from program.program where guid = $1 for update', [program]);
  const found = await tx.query(
    `update program.ceremony set stopped = $2, revision = revision + 1, moved_at = now()
      where program_guid = $1 and is_running and stopped is null returning program_guid`,
    [program, stopped],
  );
  if (found.length > 0) tx.emit(competition, 'ceremony.moved', { program, do: 'stop' });
}
