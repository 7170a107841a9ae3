// Deletes written results that no longer hold.

import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';

/**
 * Takes away the results of the program, and those of its groups in other programs that are only locked: a group is
 * written whole or not at all. What others have confirmed stays as it was confirmed.
 */
export async function voidResultsOf(reader: Reader, event: EventScope, program: Guid): Promise<void> {
  await reader.query(
    `delete from judging.result r using judging.protocol t
      where r.competition_guid = $1 and t.program_guid = r.program_guid
        and (r.program_guid = $2 or (t.state = 'Locked' and r.group_key in (
          select own.group_key from judging.result own where own.program_guid = $2)))`,
    [event.competition, program],
  );
}

/** Throws Failure protocolTransition when the program shares a group with approved results. */
export async function refuseSharedConfirmed(reader: Reader, event: EventScope, program: Guid): Promise<void> {
  const [shared] = await reader.query<{ title: string }>(
    `select p.title
       from judging.result own
       join judging.result other on other.competition_guid = $1 and other.group_key = own.group_key
       join judging.protocol t on t.program_guid = other.program_guid and t.state in ('Confirmed', 'Published')
       join program.v_program p on p.guid = t.program_guid
      where own.program_guid = $2 and other.program_guid <> $2 limit 1`,
    [event.competition, program],
  );
  if (!shared) return;
  throw new Failure('protocolTransition', {
    message: `Результаты общей группы уже утверждены в протоколе ${inQuotes(shared.title)}. Сначала отзовите его.`,
  });
}
