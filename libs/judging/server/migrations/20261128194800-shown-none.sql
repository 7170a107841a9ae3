-- A mark given to a total that the hall had seen without it: by a judge who had given all that is asked, or had abstained.
-- Its `shown_value` is null like those of marks that nobody has seen.
alter table judging.mark_history add column shown_none boolean not null default false;
drop index judging.mark_history_shown;
create index mark_history_shown on judging.mark_history (item_guid) where shown_value is not null or shown_none;

-- Who had abstained when the hall saw the total, and does so no more. It goes with the showing.
create table judging.shown_abstention (
  item_guid uuid not null references judging.shown_result on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  primary key (item_guid, judge_guid)
);
create index shown_abstention_judge on judging.shown_abstention (judge_guid);

create function judging.note_shown_abstention() returns trigger language plpgsql as $$
begin
  insert into judging.shown_abstention (item_guid, judge_guid)
  select s.item_guid, j.guid from judging.shown_result s
    join program.v_item i on i.guid = s.item_guid
    -- Gone already where the abstention goes with its judge.
    join jury.v_judge j on j.guid = old.judge_guid
   where s.item_guid = old.item_guid
  on conflict do nothing;
  return null;
end $$;

create trigger abstention_shown after delete on judging.abstention
  for each row execute function judging.note_shown_abstention();

create or replace function judging.note_shown_value() returns trigger language plpgsql as $$
begin
  if new.version > 0 and new.actor like 'judge:%'
    and exists (select from judging.shown_result where item_guid = new.item_guid) then
    select h.value into new.shown_value from judging.mark_history h
     where h.item_guid = new.item_guid and h.judge_guid = new.judge_guid and h.criterion_guid = new.criterion_guid
       and h.version > 0
     order by h.id desc limit 1;
    if new.shown_value is null and new.value is not null then
      -- What he still owes was in no total that the hall has seen.
      new.shown_none := exists (
        select from judging.shown_abstention a where a.item_guid = new.item_guid and a.judge_guid = new.judge_guid
      ) or exists (
        select from program.v_item i
          cross join lateral judging.given_for(i.guid, new.judge_guid, i.competition_guid, i.nomination_guid) g
         where i.guid = new.item_guid and g.given >= g.expected
           and new.criterion_guid not in (select guid from jury.asked_criteria(i.competition_guid, i.nomination_guid))
      );
    end if;
    if new.shown_value is not distinct from new.value then
      new.shown_value := null;
    end if;
  end if;
  return new;
end $$;
