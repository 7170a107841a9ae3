create schema finance;

create table finance.requisite (
  guid uuid primary key,
  owner_type text not null check (owner_type in ('Organizer', 'Member')),
  -- The organizer's account, or the member's.
  owner_guid uuid not null references accounts.account on delete cascade,
  -- Of each owner from 1, never given twice.
  ordinal_number integer not null,
  -- The organizer who made it for a member, and the event that it was made for; null when the owner made it himself.
  made_by_guid uuid references accounts.account on delete set null,
  made_for_guid uuid,
  country text not null check (country in ('RU', 'BY', 'KZ', 'AM')),
  -- 0 a natural person, 1 an organization, 2 a sole trader.
  type smallint not null check (type in (0, 1, 2)),
  -- Text by field, without the passport.
  fields jsonb not null,
  -- Sealed with the installation's key.
  passport_sealed bytea,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- A deleted one can be brought back.
  deleted_at timestamptz,
  unique (owner_guid, ordinal_number),
  check (owner_type = 'Member' or (made_by_guid is null and made_for_guid is null))
);
create index requisite_made_for on finance.requisite (made_for_guid) where made_for_guid is not null;
