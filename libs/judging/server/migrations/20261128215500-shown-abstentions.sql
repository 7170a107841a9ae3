-- The desk is told when a judge abstains, or abstains no more, after the hall has seen the total: both change it.
alter table judging.shown_abstention add column at timestamptz not null default clock_timestamp();
-- Since when he abstains though the hall has seen the total with him; null: it has seen it without him, or not at all.
alter table judging.abstention add column after_showing timestamptz;

create or replace function judging.note_shown_abstention() returns trigger language plpgsql as $$
begin
  -- Taken back what the hall had not seen: all is as it was shown.
  if old.after_showing is not null then
    return null;
  end if;
  insert into judging.shown_abstention (item_guid, judge_guid)
  select s.item_guid, j.guid from judging.shown_result s
    join program.v_item i on i.guid = s.item_guid
    -- Gone already where the abstention goes with its judge.
    join jury.v_judge j on j.guid = old.judge_guid
   where s.item_guid = old.item_guid
  on conflict (item_guid, judge_guid) do update set at = clock_timestamp();
  return null;
end $$;

create function judging.note_abstained_after_showing() returns trigger language plpgsql as $$
begin
  if exists (select from judging.shown_result s where s.item_guid = new.item_guid)
    and not exists (
      select from judging.shown_abstention a where a.item_guid = new.item_guid and a.judge_guid = new.judge_guid
    ) then
    new.after_showing := clock_timestamp();
  end if;
  return new;
end $$;

create trigger abstention_after_showing before insert on judging.abstention
  for each row execute function judging.note_abstained_after_showing();
