-- What other rooms read of an event: whose it is, how it is called, when and where it takes place.
create view competitions.v_competition as
  select guid, organizer_guid, type_tour, title, short_title, begin_date, end_date, city, place, time_zone, logo_path
    from competitions.competition;
