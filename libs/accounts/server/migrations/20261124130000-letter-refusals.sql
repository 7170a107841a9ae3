-- Addresses without an account that take no letters of organizers. Only what an address leaves behind is kept.
create function accounts.address_trace(address text) returns bytea
  language sql immutable strict parallel safe
  as $$ select sha256(convert_to('letters to ' || lower(address), 'UTF8')) $$;

create table accounts.refused_address (
  address_hash bytea primary key,
  refused_at timestamptz not null default now()
);

-- Whoever has made an account since he was written to refuses by its own switch.
create index account_address_trace on accounts.account (accounts.address_trace(login)) where user_type = 'Member';
