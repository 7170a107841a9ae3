-- Sealed protocols. The installation's keys: one is in use, former ones stay so that what they signed can be checked.
create table judging.seal_key (
  guid uuid primary key,
  -- SHA-256 of the public key, hexadecimal.
  fingerprint text not null unique,
  public_key text not null,
  -- Sealed by the installation's secret.
  private_key bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index seal_key_in_use on judging.seal_key ((true)) where retired_at is null;

-- Each replaces the one before it of its program, and names it. `body` and `seal` are canonical JSON, byte for byte as
-- they were digested. `names`: whose name and which reason each key of the body stands for, with its salt.
create table judging.seal (
  guid uuid primary key,
  competition_guid uuid not null,
  program_guid uuid not null references program.program on delete cascade,
  number integer not null,
  digest text not null,
  body_digest text not null,
  body text not null,
  seal text not null,
  signature text not null,
  key_guid uuid not null references judging.seal_key,
  names jsonb not null,
  sealed_at timestamptz not null default now(),
  unique (program_guid, number)
);
