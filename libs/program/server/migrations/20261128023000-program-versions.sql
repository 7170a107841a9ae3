-- A published program is a version: what people were told, without a name in it. The next one says what has changed.
create table program.version (
  program_guid uuid not null references program.program (guid) on delete cascade,
  number integer not null,
  published_at timestamptz not null default now(),
  account_guid uuid,
  content jsonb not null,
  changes jsonb not null,
  primary key (program_guid, number)
);

-- Since when people know the numbers: the program was published or printed.
alter table program.program add column numbers_told_at timestamptz;
update program.program set numbers_told_at = now() where is_published;
