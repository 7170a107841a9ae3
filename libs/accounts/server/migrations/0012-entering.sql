-- Of those who register themselves, and of how they prove that an address is theirs.
alter table accounts.account
  -- The organizer whom an employee named, until he is known: nobody may learn which addresses exist, so that a wrong
  -- address waits like a right one.
  add column named_organizer text,
  drop constraint account_employee,
  add constraint account_employee check (
    (user_type = 'OrganizerEmployee') = (employee_state is not null)
    and (user_type <> 'OrganizerEmployee' or organizer_guid is not null or employee_state = 'waiting')
  );
create index account_named_organizer on accounts.account (named_organizer) where named_organizer is not null;

-- Links of letters: 256 random bits in the letter, their hash here, used once.
create table accounts.letter_token (
  token_hash bytea primary key,
  account_guid uuid not null references accounts.account on delete cascade,
  purpose text not null check (purpose in ('confirm', 'restore')),
  expires_at timestamptz not null
);
create index letter_token_account on accounts.letter_token (account_guid);

-- A member's six digits, hashed with his account by the installation's key.
create table accounts.confirmation_code (
  account_guid uuid primary key references accounts.account on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- What was agreed to, in which wording, when; never deleted while the account is.
create table accounts.consent (
  guid uuid primary key,
  account_guid uuid not null references accounts.account on delete cascade,
  kind text not null check (kind in ('processing', 'publishing')),
  version text not null,
  text_hash bytea not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index consent_account on accounts.consent (account_guid);
create unique index consent_standing on accounts.consent (account_guid, kind) where withdrawn_at is null;
