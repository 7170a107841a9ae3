-- Every event gets a second stream: what the office does (applications, payments, letters, jobs) is counted apart from
-- the marks, so that neither waits for the other's row.

alter table live.stream drop constraint stream_kind_check;
alter table live.stream add constraint stream_kind_check
  check (kind in ('competition', 'office', 'organizer', 'user'));

-- The event's guid with another version digit: nobody has to look it up.
create function live.office_of(p_event uuid) returns uuid
language sql immutable strict as $$ select overlay(p_event::text placing '8' from 15 for 1)::uuid $$;

-- An event's second stream comes with its first.
create function live.add_office() returns trigger language plpgsql as $$
begin
  insert into live.stream (stream_guid, kind) values (live.office_of(new.stream_guid), 'office');
  return null;
end $$;

create trigger stream_add_office after insert on live.stream
  for each row when (new.kind = 'competition') execute function live.add_office();

insert into live.stream (stream_guid, kind)
select live.office_of(stream_guid), 'office' from live.stream where kind = 'competition';
