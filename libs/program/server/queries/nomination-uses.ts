// Performances and programs that use a nomination, in words: while there are any, the book's entry cannot be deleted.

import { counted, inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export async function nominationUses(reader: Reader, nomination: Guid): Promise<string[]> {
  const items = await reader.query<{ event: string; count: number }>(
    `select c.title as event, count(*)::int as count
       from program.item i join competitions.v_competition c on c.guid = i.competition_guid
      where i.nomination_guid = $1 group by c.guid, c.title, c.begin_date order by c.begin_date desc, c.guid`,
    [nomination],
  );
  const programs = await reader.query<{ event: string; title: string }>(
    `select c.title as event, p.title
       from program.program p join competitions.v_competition c on c.guid = p.competition_guid
      where $1 = any (p.nominations) order by c.begin_date desc, c.guid, p.position`,
    [nomination],
  );
  return [
    ...items.map(
      ({ event, count }) => `у ${counted(count, 'выступления', 'выступлений', 'выступлений')} (${inQuotes(event)})`,
    ),
    ...programs.map(({ event, title }) => `в программе ${inQuotes(title)} (${inQuotes(event)})`),
  ];
}
