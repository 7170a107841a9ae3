-- What rooms above read: how far a protocol is, and of which performances a result is written.
create view judging.v_protocol as select program_guid, competition_guid, state from judging.protocol;
create view judging.v_result as select item_guid from judging.result;

-- The lock of the event is the platform's: lower rooms take it too.
create or replace function judging.lock_key(p_competition uuid) returns bigint
language sql immutable as $$ select live.event_lock(p_competition) $$;
