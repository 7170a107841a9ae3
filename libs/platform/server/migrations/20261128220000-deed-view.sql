-- What was done in a stream with who did it and when, for journals of rooms.
create view live.v_deed as select stream_guid, revision, n, kind, payload, actor, at from live.event;
