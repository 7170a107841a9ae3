#!/bin/sh
# Runs once, when the database is made. The portal is the owner of its database and no superuser: a hole in it is not one
# in the server. The two functions tell a restored copy from the original (migrations/0005-place.sql).
set -e
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U postgres -d postgres <<'SQL'
create role rampa login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database rampa owner rampa;
revoke connect on database rampa, postgres from public;
\connect rampa
grant execute on function pg_stat_file(text), pg_control_system() to rampa;
alter role postgres password null;
SQL
