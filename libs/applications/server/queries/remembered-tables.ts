// Tables of before and what people have chosen for them: of this event first, then of the organizer's others.

import type { RememberedTable } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { KeptMapping, TableColumn } from '../persistence/import-tables.ts';

const LOOKED_AT = 20;

/** What counts most comes first. */
export async function rememberedTables(reader: Reader, competition: Guid): Promise<RememberedTable[]> {
  const rows = await reader.query<{ columns: TableColumn[]; mapping: KeptMapping; isOwn: boolean }>(
    `select i.columns, i.mapping, i.competition_guid = $1 as "isOwn" from applications.import i
       join competitions.v_competition c on c.guid = i.competition_guid
      where c.organizer_guid = (select organizer_guid from competitions.v_competition where guid = $1)
        and i.mapping is not null and i.run > 0
      order by i.competition_guid = $1 desc, i.created_at desc limit ${LOOKED_AT}`,
    [competition],
  );
  return rows.map(({ columns, mapping, isOwn }) => ({
    ...{ titles: columns.map(({ title }) => title), mapping, fieldTitles: mapping.fieldTitles, isOwn },
  }));
}
