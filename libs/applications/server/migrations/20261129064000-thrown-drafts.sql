-- A draft that its owner has thrown away: it lies for a month, and no other room sees it.
alter table applications.application add deleted_at timestamptz;
create index application_thrown on applications.application (deleted_at) where deleted_at is not null;

create or replace view applications.v_priced_application as
  select guid, competition_guid, member_guid, state, date_subscribe from applications.application
   where deleted_at is null;

create or replace view applications.v_application_head as
  select guid, competition_guid, member_guid, number, title, search, state, date_subscribe, status_guid
    from applications.application where deleted_at is null;
