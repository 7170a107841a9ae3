-- What the hall has been shown: told by whoever shows results, until the marks of the program are cleared.
create table judging.shown_result (
  item_guid uuid primary key references program.item on delete cascade,
  at timestamptz not null default clock_timestamp()
);

-- A judge's mark changed after the hall has seen it: what it was then. Null for every other line.
alter table judging.mark_history add column shown_value integer;
create index mark_history_shown on judging.mark_history (item_guid) where shown_value is not null;

-- The hall has seen the cell's last value; on the hot path this is one look into a small table.
create function judging.note_shown_value() returns trigger language plpgsql as $$
begin
  if new.version > 0 and new.actor like 'judge:%'
    and exists (select from judging.shown_result where item_guid = new.item_guid) then
    select h.value into new.shown_value from judging.mark_history h
     where h.item_guid = new.item_guid and h.judge_guid = new.judge_guid and h.criterion_guid = new.criterion_guid
       and h.version > 0
     order by h.id desc limit 1;
    if new.shown_value is not distinct from new.value then
      new.shown_value := null;
    end if;
  end if;
  return new;
end $$;

create trigger mark_history_shown before insert on judging.mark_history
  for each row execute function judging.note_shown_value();
