-- What rooms above read of the set-up of judging. The six tables lie under the name of the schema in which they were
-- made; this schema holds what the room shows, and every table that it makes from now on.
create schema jury;

create view jury.v_judge as
  select guid, competition_guid, full_name, title, is_chair, nominations, position, removed_at from judging.judge;
create view jury.v_criterion as
  select guid, competition_guid, title, min_value, max_value, step, weight, is_required, nominations, position
    from judging.criterion;
create view jury.v_scheme as select competition_guid, nomination_guid, value, version from judging.scheme;
create view jury.v_setting as select competition_guid, mark_ahead from judging.setting;
create view jury.v_award_group as select guid, competition_guid, title, nominations, position from judging.award_group;
create view jury.v_award_setting as
  select guid, award_group_guid, competition_guid, title, kind, from_value, to_value, position from judging.award_setting;
