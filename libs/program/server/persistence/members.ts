import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Members with a performance in the program that is not withdrawn. */
export async function membersOf(reader: Reader, program: Guid): Promise<Guid[]> {
  const rows = await reader.query<{ member: Guid }>(
    `select distinct participant_guid as member from program.item
      where program_guid = $1 and participant_guid is not null and not is_withdrawn`,
    [program],
  );
  return rows.map(({ member }) => member);
}
