-- What people uploaded: bytes lie in RAMPA_HOME/files under their SHA-256, here stands whose they are.
create schema files;

create table files.file (
  guid uuid primary key,
  -- Random; whoever has it may read the file.
  address text not null unique,
  -- The event or the organizer; the platform knows no room.
  owner_guid uuid not null,
  purpose text not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null default now()
);
create index file_sha256 on files.file (sha256);
create index file_owner on files.file (owner_guid);
