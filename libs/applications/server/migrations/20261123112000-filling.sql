-- What filling, sending and checking an application needs beside its answers.
alter table applications.application
  -- Changes up to this revision have been seen by the organizer.
  add confirmed_revision integer not null default 0,
  -- Text answers in which the application is found: lower case, «ё» as «е».
  add search text not null default '',
  add date_subscribe timestamptz,
  -- The organizer's word to the member beside the status, his note for himself, and his leave to edit after all dates.
  add comment text not null default '',
  add note text not null default '',
  add is_opened boolean not null default false,
  add created_at timestamptz not null default now();
create index application_state on applications.application (competition_guid, state, number);

alter table applications.block add status_guid uuid;
create index block_status on applications.block (competition_guid, status_guid) where status_guid is not null;

-- One row a write: who, when, what it was and what it has become.
create table applications.change (
  application_guid uuid not null references applications.application on delete cascade,
  revision integer not null,
  kind text not null,
  -- Null: the application itself.
  block_guid uuid,
  -- Of the field; null: the block or the application.
  n integer,
  before jsonb,
  after jsonb,
  actor text not null,
  is_organizer boolean not null,
  change_guid uuid not null,
  body_hash text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (application_guid, revision),
  unique (application_guid, change_guid)
);
create index change_field on applications.change (block_guid, n, revision);

-- The last number that an event has given: none is given twice.
create table applications.numbering (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  last integer not null
);

-- Until when applications of an event come in and are corrected; no row: without end.
create table applications.rules (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  closes_at timestamptz,
  freezes_at timestamptz
);
