-- Documents of an event. The guid is that of the uploaded file; its bytes are the platform's.
create table competitions.document (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  name text not null,
  comment text not null default '',
  content_type text not null,
  size integer not null,
  audience text not null check (audience in ('members', 'accepted', 'all')),
  position integer not null,
  created_at timestamptz not null default now()
);
create index document_competition on competitions.document (competition_guid, position);
