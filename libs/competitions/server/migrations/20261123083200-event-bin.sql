-- A deleted event lies in its organizer's bin for 30 days: for everybody else it is not there.
alter table competitions.competition add column deleted_at timestamptz;
create index competition_deleted on competitions.competition (deleted_at) where deleted_at is not null;

-- What other rooms read of an event: whose it is, how it is called, when and where it takes place.
create or replace view competitions.v_competition as
  select guid, organizer_guid, type_tour, title, short_title, begin_date, end_date, city, place, time_zone, logo_path
    from competitions.competition where deleted_at is null;
