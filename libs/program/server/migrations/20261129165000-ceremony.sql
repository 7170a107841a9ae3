-- The ceremony of a program: the step that the hall sees. It outlives every process; the row stays when the ceremony is over,
-- so that its revision never goes back.
create table program.ceremony (
  program_guid uuid primary key references program.program on delete cascade,
  revision integer not null,
  is_running boolean not null,
  step text not null,
  has_points boolean not null,
  absent jsonb not null default '[]',
  past jsonb not null default '[]',
  stopped text constraint ceremony_stopped_check check (stopped in ('protocol', 'order')),
  started_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  account_guid uuid references accounts.account,
  link_guid uuid references accounts.fast_link
);
create index ceremony_account on program.ceremony (account_guid) where account_guid is not null;
create index ceremony_link on program.ceremony (link_guid) where link_guid is not null;
create view program.v_ceremony as select program_guid, is_running, started_at from program.ceremony;
