-- Statements of the organizer's bank. A row is known by its key in whatever file and encoding it comes, and it is booked by
-- the payments or refunds that stand beside it.
create table finance.bank_file (
  guid uuid primary key,
  organizer_guid uuid not null references accounts.account,
  sha256 text not null,
  name text not null,
  encoding text not null,
  warnings jsonb not null,
  accounts jsonb not null,
  -- Money that went out and is no refund: counted, not kept.
  passed_over integer not null,
  author text not null,
  loaded_at timestamptz not null default clock_timestamp()
);
create unique index bank_file_bytes on finance.bank_file (organizer_guid, sha256);

create table finance.bank_row (
  guid uuid primary key,
  file_guid uuid not null references finance.bank_file,
  organizer_guid uuid not null references accounts.account,
  position integer not null,
  state text not null constraint bank_row_state_check check (state in
    ('ok', 'duplicate', 'possibleDuplicate', 'notPosted', 'internal', 'foreign', 'zero', 'badAmount', 'badDate')),
  -- As it was read.
  said jsonb not null,
  -- Account, direction, date, number, counter account, sum: of rows that may be booked.
  bank_key text,
  -- Above 1: another payment with the same key, which a person has to explain.
  occurrence smallint,
  ignored_by text,
  ignored_at timestamptz,
  unique (file_guid, position),
  check ((bank_key is null) = (occurrence is null))
);
-- The same money is kept once, whoever loads it and however often.
create unique index bank_row_key on finance.bank_row (organizer_guid, bank_key, occurrence);

create table finance.bank_booking (
  guid uuid primary key,
  bank_row_guid uuid not null references finance.bank_row,
  payment_guid uuid not null references finance.payment,
  -- Of money that went back.
  refund_guid uuid references finance.refund,
  author text not null,
  reason text not null default '',
  booked_at timestamptz not null default clock_timestamp()
);
create index bank_booking_of_row on finance.bank_booking (bank_row_guid);
-- A payment comes in one row of a bank, a refund goes out in one.
create unique index bank_booking_payment on finance.bank_booking (payment_guid) where refund_guid is null;
create unique index bank_booking_refund on finance.bank_booking (refund_guid) where refund_guid is not null;

-- Those whose price is that of the day of payment: every worker asks for their time zones.
create index account_by_payment_day on finance.account (competition_guid)
  where withdrawn_at is null and rules ->> 'priceDateBasis' = 'payment';
