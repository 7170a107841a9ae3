-- How an event counts money. A row is made when somebody first sets something; its lock orders all writes of prices.
create table finance.setting (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  price_date_basis text not null default 'subscription' check (price_date_basis in ('subscription', 'payment')),
  later_choices text not null default 'subscriptionDate' check (later_choices in ('subscriptionDate', 'changeDate')),
  round_to integer not null check (round_to in (1, 100, 1000, 10000)),
  discounts_combine text not null default 'add' check (discounts_combine in ('add', 'best')),
  -- Basis points of the rate that prices include; null: without VAT.
  vat_bp integer check (vat_bp between 1 and 10000),
  vat_basis text not null default '',
  cap_by_costs boolean not null default true,
  program_gate text not null default 'none' check (program_gate in ('none', 'firstStage', 'due', 'full')),
  cash_orders boolean not null default false,
  version integer not null default 0,
  updated_at timestamptz not null default now()
);

-- The whole price table of an event as it was saved, with windows and retention.
create table finance.price_revision (
  competition_guid uuid not null references competitions.competition on delete cascade,
  no integer not null check (no > 0),
  prices jsonb not null,
  -- For who subscribes from then on, or for everybody.
  applied_to text not null default 'new' check (applied_to in ('new', 'all')),
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (competition_guid, no)
);

create function finance.keep_revision() returns trigger language plpgsql as $$
begin
  raise exception 'a price revision is never changed';
end $$;
create trigger price_revision_is_kept before update on finance.price_revision
  for each row execute function finance.keep_revision();

-- Guids of prices, windows and rows of retention that revisions have ever named, and whose they are.
create table finance.price_part (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  kind text not null check (kind in ('price', 'window', 'retention'))
);
create index price_part_of_event on finance.price_part (competition_guid);

create table finance.plan (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  is_default boolean not null default false,
  stages jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index plan_of_event on finance.plan (competition_guid);
create unique index plan_default on finance.plan (competition_guid) where is_default;
