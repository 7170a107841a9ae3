-- The log that feeds every screen and reaction, and the counter that orders it.
create schema live;

create table live.stream (
  stream_guid uuid primary key,
  kind text not null check (kind in ('competition', 'organizer', 'user')),
  epoch uuid not null default gen_random_uuid(),
  revision bigint not null default 0,
  floor_revision bigint not null default 0
);

create table live.event (
  stream_guid uuid not null references live.stream,
  revision bigint not null,
  n integer not null,
  kind text not null,
  payload jsonb not null,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (stream_guid, revision, n)
);

create table live.reaction_cursor (
  reaction text not null,
  stream_guid uuid not null,
  revision bigint not null,
  primary key (reaction, stream_guid)
);

-- The last statement of every write: takes the counter's row lock (held until commit, so revision order is commit
-- order without gaps) and inserts the events under the new revision.
-- p_events: [{"kind": …, "payload": {…}}, …]
create function live.advance(p_stream uuid, p_events jsonb, p_actor text)
returns table (epoch uuid, revision bigint)
language plpgsql as $$
begin
  return query
    with head as (
      update live.stream s set revision = s.revision + 1
      where s.stream_guid = p_stream
      returning s.epoch, s.revision
    ), written as (
      insert into live.event (stream_guid, revision, n, kind, payload, actor)
      select p_stream, head.revision, e.n, e.value ->> 'kind', e.value -> 'payload', p_actor
      from head, jsonb_array_elements(p_events) with ordinality as e (value, n)
    )
    select head.epoch, head.revision from head;
  if not found then
    raise exception 'live stream % does not exist', p_stream;
  end if;
end $$;

-- Rows of one competition's stream are hot: leave room on the page, so that updates stay in place.
alter table live.stream set (fillfactor = 50);
