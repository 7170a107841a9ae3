-- A new address that waits for the code of the letter sent there; one for an account, hashed as a member's code is.
create table accounts.email_change (
  account_guid uuid primary key references accounts.account on delete cascade,
  email text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
