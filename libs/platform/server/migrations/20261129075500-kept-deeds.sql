-- Deeds that journals of rooms show for good: the trim of the log moves them here.
create table live.deed (
  stream_guid uuid not null references live.stream,
  revision bigint not null,
  n integer not null,
  kind text not null,
  payload jsonb not null,
  actor text not null,
  at timestamptz not null,
  primary key (stream_guid, revision, n)
);

create or replace view live.v_deed as
  select stream_guid, revision, n, kind, payload, actor, at from live.event
   union all
  select stream_guid, revision, n, kind, payload, actor, at from live.deed;
