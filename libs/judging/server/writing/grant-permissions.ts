// What members, or people with the open link, will see of a published protocol. Unnamed permissions stay, so that two
// operators do not undo each other's.

import { isGranted, type ParticipantPermissions } from '@rampa/judging/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import { permissionsOf } from '../persistence/permissions.ts';
import type { ProtocolRow } from '../persistence/protocols.ts';

const COLUMNS = { members: 'permissions', link: 'link_permissions' } as const;
export type ProtocolAudience = keyof typeof COLUMNS;

/** The protocol is locked. Whether members, who could not open it until now, can from now on. */
export async function grantPermissions(
  tx: Transaction,
  event: EventScope,
  { program, state, version }: Pick<ProtocolRow, 'program' | 'state' | 'version'>,
  audience: ProtocolAudience,
  asked: Partial<ParticipantPermissions>,
): Promise<boolean> {
  const before = await keptOf(tx, program, audience);
  const permissions = { ...before, ...asked };
  if (isGranted(permissions)) await refusePractice(tx, event);
  await tx.query(`update judging.protocol set ${COLUMNS[audience]} = $2 where program_guid = $1`, [
    program,
    JSON.stringify(permissions),
  ]);
  tx.emit(event.competition, 'protocol.changed', { program, from: state, state, version, audience, permissions });
  return audience === 'members' && !isGranted(before) && isGranted(permissions);
}

/** Failure practiceClosed: nobody outside sees how a practice ended. */
async function refusePractice(tx: Transaction, { competition }: EventScope): Promise<void> {
  const rows = await tx.query('select 1 from competitions.v_competition where guid = $1 and practice_of is not null', [
    competition,
  ]);
  if (rows.length > 0) throw new Failure('practiceClosed');
}

async function keptOf(tx: Transaction, program: Guid, audience: ProtocolAudience): Promise<ParticipantPermissions> {
  const [row] = await tx.query<{ kept: Partial<ParticipantPermissions> }>(
    `select ${COLUMNS[audience]} as kept from judging.protocol where program_guid = $1`,
    [program],
  );
  return permissionsOf(row?.kept ?? {});
}
