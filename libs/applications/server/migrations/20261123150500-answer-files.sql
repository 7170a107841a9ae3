-- Files of answers. The guid is that of the upload first and of the uploaded file later; the bytes are the platform's.
create table applications.file (
  guid uuid primary key,
  application_guid uuid not null references applications.application on delete cascade,
  competition_guid uuid not null,
  block_guid uuid not null references applications.block on delete cascade,
  -- Of the field.
  n integer not null,
  name text not null,
  -- Of the content; null while it is on its way.
  content_type text,
  size integer not null,
  created_at timestamptz not null default now(),
  came_at timestamptz,
  -- Since then no answer names it; a day later it goes.
  removed_at timestamptz
);
create index file_application on applications.file (application_guid);
create index file_competition on applications.file (competition_guid);
create index file_block on applications.file (block_guid);
