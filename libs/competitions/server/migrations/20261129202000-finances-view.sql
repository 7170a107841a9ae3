-- Other rooms ask whether an event keeps finances.
create or replace view competitions.v_competition as
  select guid, organizer_guid, type_tour, title, short_title, begin_date, end_date, city, place, time_zone, logo_path,
         archived_at, practice_of, use_finances
    from competitions.competition where deleted_at is null;
