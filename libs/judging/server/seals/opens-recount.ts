// Whether strangers may have the package of a protocol: it must never tell more than the pages that they can open.

import type { Guid, ProtocolState } from '@rampa/kernel';
import { OPENINGS, type ParticipantPermissions } from '@rampa/judging/domain';
import type { Reader } from '@rampa/platform/server';
import { permissionsOf } from '../persistence/permissions.ts';

/** `hidden`: its own link shows too little. `others`: a group's performances from a program that is not open as widely. */
export type Opening = 'open' | 'hidden' | 'others';

export async function opensRecount(reader: Reader, program: Guid): Promise<Opening> {
  const rows = await reader.query<{
    program: Guid;
    state: ProtocolState | null;
    kept: Partial<ParticipantPermissions> | null;
  }>(
    `select p.program, t.state, t.link_permissions as kept
       from (select $1::uuid as program
              union
             select i.program_guid
               from (select names from judging.seal where program_guid = $1 order by number desc limit 1) s
               cross join jsonb_to_recordset(s.names) n (key text, guid uuid)
               join program.v_item i on i.guid = n.guid
              where n.key like 'P%') p
       left join judging.protocol t on t.program_guid = p.program`,
    [program],
  );
  const closed = rows.filter(
    ({ state, kept }) => !OPENINGS.recount({ protocol: state ?? 'Draft', link: permissionsOf(kept ?? {}) }),
  );
  if (closed.length === 0) return 'open';
  return closed.some((row) => row.program === program) ? 'hidden' : 'others';
}
