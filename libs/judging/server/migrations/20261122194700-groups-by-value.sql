-- Keys of ranking groups name values by guid. A text that no item has any more stays: nobody else has its key.
create function judging.key_by_value(said text) returns text language sql stable as $$
  select '[' || string_agg(
           case when json_typeof(p.part) <> 'array' then p.part::text
                else '["' || (p.part ->> 0) || '",' || case
                  when coalesce(competitions.folded_value(p.part ->> 1), '') = '' then 'null'
                  else coalesce('"' || w.guid || '"', (p.part -> 1)::text) end || ']' end,
           ',' order by p.at) || ']'
    from json_array_elements(said::json) with ordinality p (part, at)
    left join competitions.group_value w
      on w.field_guid = case when json_typeof(p.part) = 'array' then (p.part ->> 0)::uuid end
     and w.folded = competitions.folded_value(p.part ->> 1)
$$;

-- Results that were written under two spellings, before these were one value, stay the two groups that they are: the
-- larger one takes the new key.
with keys as (
  select competition_guid, group_key, judging.key_by_value(group_key) as next, count(*) as times
    from judging.result group by competition_guid, group_key
), chosen as (
  select distinct on (competition_guid, next) competition_guid, group_key, next
    from keys order by competition_guid, next, times desc, group_key
)
update judging.result r set group_key = c.next from chosen c
 where r.competition_guid = c.competition_guid and r.group_key = c.group_key and c.next <> c.group_key;

update judging.chair_decision set group_key = judging.key_by_value(group_key);
update judging.withdrawn_decision set group_key = judging.key_by_value(group_key);
