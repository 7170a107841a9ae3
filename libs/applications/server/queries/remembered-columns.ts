// What people have chosen for columns of earlier tables: in this event first, then in the organizer's others.

import type { Remembered } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { KeptMapping, TableColumn } from '../persistence/import-tables.ts';

const LOOKED_AT = 20;

/** What counts most comes first. A column that was left out is no memory: it may have had no field yet. */
export async function rememberedColumns(reader: Reader, competition: Guid): Promise<Remembered[]> {
  const rows = await reader.query<{ columns: TableColumn[]; mapping: KeptMapping }>(
    `select i.columns, i.mapping from applications.import i
       join competitions.v_competition c on c.guid = i.competition_guid
      where c.organizer_guid = (select organizer_guid from competitions.v_competition where guid = $1)
        and i.mapping is not null and i.run > 0
      order by i.competition_guid = $1 desc, i.created_at desc limit ${LOOKED_AT}`,
    [competition],
  );
  return rows.flatMap(({ columns, mapping }) =>
    mapping.columns.flatMap((use, at) =>
      use.to === 'skip' ? [] : [{ title: columns[at]?.title ?? '', use, fieldTitle: mapping.fieldTitles[at] ?? '' }],
    ),
  );
}
