create schema accounts;

create table accounts.account (
  guid uuid primary key,
  user_type text not null check (user_type in ('Organizer', 'OrganizerEmployee', 'Member')),
  login text not null,
  password_hash text not null,
  organizer_guid uuid references accounts.account,
  company_name text not null default '',
  full_name text not null default '',
  phone text not null default '',
  city text not null default '',
  logo_path text,
  is_verified boolean not null default false,
  created_at timestamptz not null default now()
);
-- E-mail is unique among organizers and employees together, and among members.
create unique index account_login on accounts.account ((case user_type when 'Member' then 1 else 0 end), lower(login));

create table accounts.fast_link (
  guid uuid primary key,
  competition_guid uuid not null,
  role text not null check (role in ('judge', 'presenter')),
  judge_guid uuid,
  name text not null default '',
  key_hash bytea not null unique,
  key_sealed bytea not null,
  expires_at timestamptz,
  device_limit integer not null default 3,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index fast_link_competition on accounts.fast_link (competition_guid) where revoked_at is null;
create unique index fast_link_judge on accounts.fast_link (judge_guid) where revoked_at is null and judge_guid is not null;

create table accounts.fast_link_device (
  link_guid uuid not null references accounts.fast_link on delete cascade,
  device text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (link_guid, device)
);

-- One row per sign-in; the token itself is never stored.
create table accounts.session (
  guid uuid primary key,
  token_hash bytea not null unique,
  kind text not null check (kind in ('account', 'judge', 'presenter')),
  account_guid uuid references accounts.account,
  link_guid uuid references accounts.fast_link,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on accounts.session (account_guid) where ended_at is null;
create index session_link on accounts.session (link_guid) where ended_at is null;
