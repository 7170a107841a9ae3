create schema diplomas;

-- The built-in document of an event has a guid of its own that needs no row: an UUID of version 8 made of the event's.
create function diplomas.built_in(p_competition uuid) returns uuid language sql immutable parallel safe as $$
  select overlay(overlay(md5('rampa.diploma ' || p_competition::text) placing '8' from 13) placing '8' from 17)::uuid
$$;
create index competition_built_in_document on competitions.competition (diplomas.built_in(guid));

-- A diploma keeps its number, however often it is printed.
create table diplomas.number (
  item_guid uuid primary key references program.item on delete cascade,
  competition_guid uuid not null references competitions.competition on delete cascade,
  number integer not null,
  unique (competition_guid, number)
);
create table diplomas.counter (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  last_number integer not null
);
