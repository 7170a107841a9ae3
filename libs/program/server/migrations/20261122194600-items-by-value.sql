-- Texts of items become rows of the event, each called as most of them have it; items name them by guid.
with said as (
  select f.guid as field_guid, i.competition_guid, competitions.folded_value(v.value) as folded, btrim(v.value) as title,
         row_number() over (order by p.position, p.guid, i.order_key, i.guid) as at
    from program.item i
    join program.program p on p.guid = i.program_guid
   cross join jsonb_each_text(i.group_values) v
    join competitions.group_field f on f.guid = v.key::uuid and f.competition_guid = i.competition_guid
), spelled as (
  select field_guid, competition_guid, folded, title, count(*) as times, min(at) as first
    from said where folded <> '' group by field_guid, competition_guid, folded, title
)
insert into competitions.group_value (guid, competition_guid, field_guid, title, folded)
select distinct on (field_guid, folded) uuidv7(), competition_guid, field_guid, title, folded
  from spelled order by field_guid, folded, times desc, first;

update program.item i
   set group_values = coalesce((
         select jsonb_object_agg(v.key, w.guid)
           from jsonb_each_text(i.group_values) v
           join competitions.group_value w
             on w.field_guid = v.key::uuid and w.folded = competitions.folded_value(v.value)
            and w.competition_guid = i.competition_guid), '{}')
 where i.group_values <> '{}';
