-- The organizer's own correction of a mark that the hall has seen keeps what it saw, as a judge's change does.
create or replace function judging.note_shown_value() returns trigger language plpgsql as $$
begin
  if new.version > 0
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
