-- Tables of the organizer's own that become applications: what each column is, what was found row by row, what was done.
create table applications.import (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  -- As its owner calls it; only ever shown.
  name text not null,
  size integer not null,
  -- Null: swept.
  file_guid uuid,
  file_sha256 text not null,
  state text not null check (state in ('reading', 'mapping', 'checking', 'checked', 'applying', 'applied', 'stopped', 'failed')),
  -- Titles of the columns with a few cells of each.
  columns jsonb not null default '[]',
  row_count integer not null default 0,
  mapping jsonb,
  -- Grows with every dry run: only the one that was seen is written.
  run integer not null default 0,
  form_revision integer,
  done integer not null default 0,
  job_guid uuid,
  -- Why it could not be read or has stopped, in words.
  failure text,
  actor text not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz
);
create index import_of_event on applications.import (competition_guid, created_at);

create table applications.import_row (
  import_guid uuid not null references applications.import on delete cascade,
  -- Its number in the table.
  row integer not null,
  outcome text not null check (outcome in ('create', 'update', 'same', 'error')),
  title text not null default '',
  application_guid uuid,
  faults jsonb not null default '[]',
  kept jsonb not null default '[]',
  -- Required fields that keep it from being sent.
  lacks integer not null default 0,
  -- Of a row with an error, so that it can be handed back.
  cells text[],
  is_done boolean not null default false,
  primary key (import_guid, row)
);
create index import_row_application on applications.import_row (application_guid) where application_guid is not null;

alter table applications.application add import_key text;
create unique index application_import_key on applications.application (competition_guid, import_key) where import_key is not null;
alter table applications.block add import_key text;
-- By which import an answer was written; null: by a person.
alter table applications.change add import_guid uuid;
