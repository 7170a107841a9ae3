-- Double entry of an event's money. Entries and postings are only inserted; what an account holds is the sum of its
-- postings. The other tables say why: what an application owes, who has paid, where the money was put.
create table finance.account (
  application_guid uuid primary key references applications.application,
  competition_guid uuid not null references competitions.competition,
  payer_requisite_guid uuid references finance.requisite on delete set null,
  -- 0 a natural person, 1 an organization, 2 a sole trader.
  payer_type smallint not null default 0 check (payer_type in (0, 1, 2)),
  plan_guid uuid references finance.plan,
  -- The event's way of counting when it was subscribed, or when prices were applied to all.
  rules jsonb not null,
  -- What the answers meet, and the earlier applications of its member: as they were at its own last change.
  basis jsonb not null,
  revision_no integer not null,
  subscribed_at timestamptz not null,
  withdrawn_at timestamptz,
  derivation jsonb not null,
  -- What is accrued of it: the derivation's total, 0 of a withdrawn one.
  posted_total bigint not null default 0 check (posted_total >= 0),
  updated_at timestamptz not null default now()
);
create index account_of_event on finance.account (competition_guid);
create index account_of_plan on finance.account (plan_guid) where plan_guid is not null;
create index account_of_requisite on finance.account (payer_requisite_guid) where payer_requisite_guid is not null;

create table finance.discount (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  application_guid uuid not null references applications.application on delete cascade,
  percent_bp integer check (percent_bp between 1 and 10000),
  amount bigint check (amount > 0),
  reason text not null,
  status text not null constraint discount_status_check check (status in ('Proposed', 'Granted', 'Declined')),
  by_member boolean not null,
  file_guid uuid,
  file_name text not null default '',
  file_type text not null default '',
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  decided_by text,
  decided_at timestamptz,
  decision text not null default '',
  check ((percent_bp is null) <> (amount is null))
);
create index discount_of_application on finance.discount (application_guid);
-- A member waits for an answer before he proposes again.
create unique index discount_proposed on finance.discount (application_guid) where status = 'Proposed' and by_member;

create table finance.sponsor (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  application_guid uuid not null references applications.application on delete cascade,
  title text not null,
  -- Its requisites as they are typed in, and the member's own ones that they were taken from.
  requisite jsonb not null,
  requisite_guid uuid references finance.requisite on delete set null,
  percent_bp integer check (percent_bp between 1 and 10000),
  amount bigint check (amount > 0),
  status text not null constraint sponsor_status_check check (status in ('Proposed', 'Accepted', 'Paid', 'Declined')),
  by_member boolean not null,
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  decided_by text,
  decided_at timestamptz,
  decision text not null default '',
  check ((percent_bp is null) <> (amount is null))
);
create index sponsor_of_application on finance.sponsor (application_guid);

create table finance.payment (
  -- Made by who sends it: sent twice it is one.
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition,
  -- The member, or the application that nobody owns yet, or the sponsor: whose advance it is.
  payer_guid uuid not null,
  payer_kind text not null check (payer_kind in ('member', 'application', 'sponsor')),
  amount bigint not null check (amount > 0),
  method text not null constraint payment_method_check check (method in ('bank', 'cash', 'online', 'offset')),
  -- Of the payer's own paper, or of the event's journal.
  number text not null,
  paid_on date not null,
  received_on date,
  status text not null constraint payment_status_check check (status in ('Pending', 'Confirmed', 'Rejected', 'Refunded')),
  by_member boolean not null,
  -- Of a claim that is alive: the same paper is not sent twice.
  claim_key text,
  file_guid uuid,
  file_name text not null default '',
  file_type text not null default '',
  body_hash text not null,
  note text not null default '',
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  decided_by text,
  decided_at timestamptz,
  decision text not null default '',
  -- Cash: who took it, his day, the number of its receipt.
  cashier text,
  shift_on date,
  receipt_no integer,
  check ((method = 'cash') = (cashier is not null and shift_on is not null and receipt_no is not null))
);
create index payment_of_event on finance.payment (competition_guid, guid);
create index payment_of_payer on finance.payment (payer_guid);
create unique index payment_claim on finance.payment (claim_key) where status in ('Pending', 'Confirmed');

create table finance.allocation (
  payment_guid uuid not null references finance.payment on delete cascade,
  application_guid uuid not null references finance.account,
  sponsor_guid uuid references finance.sponsor,
  amount bigint not null check (amount > 0),
  position smallint not null,
  primary key (payment_guid, application_guid)
);
create index allocation_of_application on finance.allocation (application_guid);
create index allocation_of_sponsor on finance.allocation (sponsor_guid) where sponsor_guid is not null;

create table finance.refund (
  guid uuid primary key,
  payment_guid uuid not null references finance.payment,
  competition_guid uuid not null references competitions.competition,
  kind text not null check (kind in ('money', 'storno')),
  amount bigint not null check (amount > 0),
  given_on date not null,
  method text not null check (method in ('bank', 'cash', 'online', 'offset')),
  number text not null,
  reason text not null,
  body_hash text not null,
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  cashier text,
  shift_on date,
  receipt_no integer
);
create index refund_of_payment on finance.refund (payment_guid);
create index refund_of_event on finance.refund (competition_guid);

create table finance.refund_part (
  refund_guid uuid not null references finance.refund,
  -- Null: of the payer's advance.
  application_guid uuid references finance.account,
  amount bigint not null check (amount > 0),
  unique nulls not distinct (refund_guid, application_guid)
);
create index refund_part_of_application on finance.refund_part (application_guid);

-- What stays with the organizer; one alive for each application.
create table finance.retention (
  guid uuid primary key,
  application_guid uuid not null references finance.account,
  competition_guid uuid not null references competitions.competition,
  kind text not null check (kind in ('withdrawn', 'part')),
  amount bigint not null check (amount >= 0),
  documented_costs bigint check (documented_costs >= 0),
  reason text not null,
  file_guid uuid,
  file_name text not null default '',
  file_type text not null default '',
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  taken_back_by text,
  taken_back_at timestamptz
);
create unique index retention_alive on finance.retention (application_guid) where taken_back_at is null;
create index retention_of_event on finance.retention (competition_guid);

create table finance.entry (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition,
  kind text not null constraint entry_kind_check check (kind in
    ('accrual', 'receipt', 'allocation', 'reallocation', 'refund', 'retention', 'storno')),
  reason text not null,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  payment_guid uuid references finance.payment,
  refund_guid uuid references finance.refund
);
create index entry_of_event on finance.entry (competition_guid, at);
create index entry_of_payment on finance.entry (payment_guid) where payment_guid is not null;

create table finance.posting (
  entry_guid uuid not null references finance.entry,
  n smallint not null,
  kind text not null constraint posting_kind_check check (kind in
    ('due', 'income', 'retained', 'advance', 'bank', 'cash', 'online', 'offset')),
  -- The application of a debt, the event of an income, the payer of an advance, where the money lies.
  of text not null,
  amount bigint not null check (amount <> 0),
  primary key (entry_guid, n)
);
create index posting_of_account on finance.posting (kind, of) include (amount);

-- At the commit the postings of an entry are 0 together, and there are at least two.
create function finance.entry_is_balanced() returns trigger language plpgsql as $$
declare
  rest bigint;
  rows integer;
  asked uuid := case tg_table_name when 'entry' then (to_jsonb(new) ->> 'guid')::uuid else (to_jsonb(new) ->> 'entry_guid')::uuid end;
begin
  select coalesce(sum(amount), 0), count(*) into rest, rows from finance.posting where entry_guid = asked;
  if rest <> 0 or rows < 2 then
    raise exception 'entry % is out of balance by % in % postings', asked, rest, rows using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger entry_balance after insert on finance.entry
  deferrable initially deferred for each row execute function finance.entry_is_balanced();
create constraint trigger posting_balance after insert on finance.posting
  deferrable initially deferred for each row execute function finance.entry_is_balanced();

create function finance.keep_money() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to: a mistake is a negating entry', tg_table_name;
end $$;
create trigger entry_is_kept before update or delete or truncate on finance.entry
  for each statement execute function finance.keep_money();
create trigger posting_is_kept before update or delete or truncate on finance.posting
  for each statement execute function finance.keep_money();

-- Numbers without gaps: the row is taken last in the transaction that uses the number.
create table finance.counter (
  holder_guid uuid not null,
  kind text not null,
  year smallint not null,
  last integer not null,
  primary key (holder_guid, kind, year)
);

-- Every write of money: who, when, before, after, why.
create table finance.audit (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  application_guid uuid,
  thing text not null,
  thing_guid uuid not null,
  deed text not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  actor text not null,
  at timestamptz not null default clock_timestamp()
);
create index audit_of_thing on finance.audit (thing_guid, at);
create index audit_of_application on finance.audit (application_guid, at) where application_guid is not null;

