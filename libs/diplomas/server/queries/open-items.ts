import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Members' performances whose results are published, or that are over at a festival without marks; of one member or of all. */
export async function openItems(reader: Reader, competition: Guid, member: Guid | null): Promise<Set<Guid>> {
  const rows = await reader.query<{ item: Guid }>(
    `select i.guid as item from program.v_item i
       join competitions.v_competition c on c.guid = i.competition_guid
       left join judging.v_protocol t on t.program_guid = i.program_guid
      where i.competition_guid = $1 and ($2::uuid is null or i.participant_guid = $2)
        and (t.state = 'Published' or i.activity = 'Done' and c.type_tour = 0)`,
    [competition, member],
  );
  return new Set(rows.map(({ item }) => item));
}
