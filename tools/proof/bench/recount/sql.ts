// The recount as one statement: judges' totals, one best and one worst struck, the mean of the rest, places.

const recount = (where: string): string => `
  with given as (
    select m.item_guid, round(sum(m.value::bigint * c.weight)::numeric / sum(c.weight) / 10) * 10 as total
      from judging.mark m
      join program.item i on i.guid = m.item_guid
      join judging.criterion c on c.guid = m.criterion_guid
     where ${where}
     group by m.item_guid, m.judge_guid
  ), struck as (
    select item_guid, round((sum(total) - max(total) - min(total)) / (count(*) - 2) / 10) * 10 as total
      from given group by item_guid
  )
  select i.guid as item, s.total::integer as total,
         rank() over (partition by i.nomination_guid order by s.total desc)::integer as place
    from struck s join program.item i on i.guid = s.item_guid`;

export const SQL_ALL = recount('i.competition_guid = $1');
export const SQL_GROUP = recount('i.competition_guid = $1 and i.nomination_guid = $2');
