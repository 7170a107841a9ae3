-- How many places there are for each line that a field of the form offers. Who is over stands in the waiting list: his
-- application has a status with the role `waiting`, and his turn is by the time of his sending.
create table applications.quota_rule (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  -- Of the form: by its lines places are counted.
  field_guid uuid not null,
  -- A place that comes free goes to the next one by itself.
  is_automatic boolean not null
);

create table applications.quota (
  competition_guid uuid not null references applications.quota_rule on delete cascade,
  item_guid uuid not null,
  places integer not null check (places between 0 and 100000),
  primary key (competition_guid, item_guid)
);
