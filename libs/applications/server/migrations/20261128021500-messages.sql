-- What a member and the organizer have written to each other about an application; and when an unsent one was reminded of.
create table applications.message (
  guid uuid primary key,
  application_guid uuid not null references applications.application on delete cascade,
  competition_guid uuid not null,
  -- In the order in which they were written.
  position integer not null,
  text text not null,
  is_organizer boolean not null,
  actor text not null,
  at timestamptz not null default now(),
  -- By the other side.
  seen_at timestamptz,
  unique (application_guid, position)
);
create index message_unseen on applications.message (competition_guid, application_guid) where seen_at is null and not is_organizer;

alter table applications.application add reminded_at timestamptz;
