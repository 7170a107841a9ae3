-- Whoever has an account has a stream of his own, where his tray of jobs listens. At the commit, and only where nobody
-- has made one: organizers are given theirs when they are made.
create function accounts.give_stream() returns trigger language plpgsql as $$
begin
  insert into live.stream (stream_guid, kind)
  values (new.guid, case new.user_type when 'Organizer' then 'organizer' else 'user' end)
  on conflict (stream_guid) do nothing;
  return null;
end $$;

create constraint trigger account_stream after insert on accounts.account
  deferrable initially deferred for each row execute function accounts.give_stream();

insert into live.stream (stream_guid, kind)
select guid, case user_type when 'Organizer' then 'organizer' else 'user' end from accounts.account
on conflict (stream_guid) do nothing;
