-- Where this database lives, as far as the server can tell: a copy put back lives elsewhere.
create table live.place (
  is_only boolean primary key default true check (is_only),
  mark text not null
);

-- A dump restored has other tables, a copied folder has files made anew, another server has another name.
create function live.place_now() returns text language plpgsql as $$
declare
  v_made timestamptz;
  v_server bigint;
begin
  -- Only an owner of the whole server may look at its files; whoever rents one is told by the rest.
  if has_function_privilege('pg_stat_file(text)', 'execute') then
    v_made := (pg_stat_file('PG_VERSION')).change;
  end if;
  if has_function_privilege('pg_control_system()', 'execute') then
    v_server := (pg_control_system()).system_identifier;
  end if;
  return concat_ws(' ', v_server, (select oid from pg_database where datname = current_database()),
    'live.stream'::regclass::oid, extract(epoch from v_made));
end $$;
