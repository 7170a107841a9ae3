-- A file on its way in pieces: what has come of it lies in RAMPA_HOME/tmp under this guid, and goes on after a reload.
create table files.upload (
  guid uuid primary key,
  -- Whose share of the disk it will take: the event or the account.
  owner_guid uuid not null,
  purpose text not null,
  name text not null,
  -- By which the sender knows the file again; only ever given back.
  mark text not null,
  size integer not null,
  received integer not null default 0,
  made_by text not null,
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create index upload_owner on files.upload (owner_guid);

create view files.v_upload as select guid, owner_guid, purpose from files.upload;
