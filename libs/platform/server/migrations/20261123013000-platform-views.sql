-- What rooms read of the streams and of files; what else stands in these tables is the platform's alone.
create view live.v_stream as select stream_guid, epoch, revision, floor_revision from live.stream;
create view live.v_event as select stream_guid, revision, n, kind, payload from live.event;
create view files.v_file as select guid, address, sha256 from files.file;

-- One lock per event: shared by those who save marks, exclusive for what decides how marks count.
create function live.event_lock(p_event uuid) returns bigint
language sql immutable as $$ select hashtextextended(p_event::text, 7) $$;
