// Where the rules of an event name a nomination, in words. A judge of one nomination would rate all without it.

import { inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

const WORDS = {
  judge: (title: string) => `у судьи ${title}`,
  criterion: (title: string) => `в критерии ${inQuotes(title)}`,
  set: (title: string) => `в наборе званий ${inQuotes(title)}`,
  scheme: () => 'в своих правилах подсчёта',
};

export async function nominationUses(reader: Reader, nomination: Guid): Promise<string[]> {
  const rows = await reader.query<{ kind: keyof typeof WORDS; title: string; event: string }>(
    `select used.kind, used.title, c.title as event
       from (select 'judge' as kind, full_name as title, competition_guid from judging.judge
              where $1 = any (nominations) and removed_at is null
             union all
             select 'criterion', title, competition_guid from judging.criterion where $1 = any (nominations)
             union all
             select 'set', title, competition_guid from judging.award_group where $1 = any (nominations)
             union all
             select 'scheme', '', competition_guid from judging.scheme where nomination_guid = $1) used
       join competitions.v_competition c on c.guid = used.competition_guid
      order by c.begin_date desc, c.guid, used.kind, used.title`,
    [nomination],
  );
  return rows.map(({ kind, title, event }) => `${WORDS[kind](title)} (${inQuotes(event)})`);
}
