-- Whether anybody has come in by the link: a judge who has not tried his before the day is told of.
create or replace view accounts.v_fast_link as
  select guid, competition_guid, role, judge_guid, name, expires_at, revoked_at,
         exists (select from accounts.fast_link_device d where d.link_guid = l.guid) as is_opened
    from accounts.fast_link l;
