-- Files of messages about an application. The guid is that of the upload first and of the uploaded file later.
create table applications.message_file (
  guid uuid primary key,
  application_guid uuid not null references applications.application on delete cascade,
  competition_guid uuid not null,
  -- Null: its author has attached it, and has not sent the message yet; a day later it goes.
  message_guid uuid references applications.message on delete cascade,
  name text not null,
  -- Of the content; null while it is on its way.
  content_type text,
  size integer not null,
  seconds integer,
  actor text not null,
  created_at timestamptz not null default now(),
  came_at timestamptz
);
create index message_file_application on applications.message_file (application_guid);
create index message_file_competition on applications.message_file (competition_guid);
create index message_file_message on applications.message_file (message_guid);
