-- What rooms above read of statuses: which of them say that an application is accepted.
create view competitions.v_status as
  select guid, competition_guid, kind, is_active, is_accepted from competitions.status;
