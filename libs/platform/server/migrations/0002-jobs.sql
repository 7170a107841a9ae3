-- Background work: the row is written in the business transaction, the queue only carries its guid.
create schema jobs;

create table jobs.job (
  guid uuid primary key,
  kind text not null,
  competition_guid uuid,
  owner text not null,
  payload jsonb not null,
  input_hash text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  progress integer not null default 0,
  attempt integer not null default 0,
  max_attempts integer not null default 3,
  fence bigint not null default 0,
  lease_until timestamptz,
  cancel_requested boolean not null default false,
  run_at timestamptz not null default now(),
  result jsonb,
  result_sha text,
  failure text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_open on jobs.job (status, run_at) where status in ('waiting', 'running');
create index job_competition on jobs.job (competition_guid, created_at desc);
