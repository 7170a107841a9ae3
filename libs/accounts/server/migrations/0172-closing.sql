-- A person closes his account: from then on nobody comes in by it. What names him goes some days later (forgotten_at).
alter table accounts.account
  add column closed_at timestamptz,
  add column forgotten_at timestamptz;
create index account_closed on accounts.account (closed_at) where closed_at is not null and forgotten_at is null;
