-- The group whose leaders a screen shows goes on being that group.
update display.setting s set leaders_group = judging.key_by_value(leaders_group)
 where leaders_group is not null
   and not exists (select from judging.result r
                    where r.competition_guid = s.competition_guid and r.group_key = s.leaders_group);

drop function judging.key_by_value(text);
drop function competitions.folded_value(text);
