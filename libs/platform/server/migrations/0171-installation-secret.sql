-- Whose values these are: the name of the key that the installation seals with, so that a wrong secret is noticed before
-- anything is sealed with it. `previous_key`: until everything of it is sealed anew.
create schema secrets;

create table secrets.installation (
  is_only boolean primary key default true check (is_only),
  key text not null,
  previous_key text,
  changed_at timestamptz not null default now()
);
