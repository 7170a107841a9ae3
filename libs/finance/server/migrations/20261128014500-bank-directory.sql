-- The directory of BICs that an organizer has loaded; without one the portal's own list answers.
create table finance.bank_directory (
  organizer_guid uuid primary key references accounts.account on delete cascade,
  file_name text not null,
  -- The day for which the bank made it, where the file says it.
  made_on date,
  -- By BIC: name, place, correspondent account.
  banks jsonb not null,
  bank_count integer not null check (bank_count > 0),
  author text not null,
  loaded_at timestamptz not null default now()
);
