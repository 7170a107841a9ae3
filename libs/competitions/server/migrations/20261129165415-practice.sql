-- A practice event beside the real one: the same set-up and invented performers; it goes with it.
alter table competitions.competition
  add column practice_of uuid references competitions.competition on delete cascade;
create unique index competition_practice on competitions.competition (practice_of);

create or replace view competitions.v_competition as
  select guid, organizer_guid, type_tour, title, short_title, begin_date, end_date, city, place, time_zone, logo_path,
         archived_at, practice_of
    from competitions.competition where deleted_at is null;
