create schema program;

create table program.program (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  tour integer not null default 1,
  begins_at timestamptz,
  place text not null default '',
  is_published boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index program_competition on program.program (competition_guid, position);

create table program.item (
  guid uuid primary key,
  program_guid uuid not null references program.program on delete cascade,
  competition_guid uuid not null,
  kind text not null default 'performance',
  order_key numeric not null,
  number text not null default '',
  block text not null default '',
  performer text not null default '',
  collective text not null default '',
  city text not null default '',
  institution text not null default '',
  teachers text not null default '',
  piece_title text not null default '',
  authors text not null default '',
  title text not null default '',
  presenter_text text not null default '',
  note text not null default '',
  duration_s integer not null default 0,
  people_count integer not null default 0,
  nomination_guid uuid,
  group_values jsonb not null default '{}',
  activity text not null default 'Waiting' check (activity in ('Waiting', 'Ready', 'OnStage', 'Done', 'Skipped')),
  is_withdrawn boolean not null default false,
  on_stage_at timestamptz,
  done_at timestamptz
);
create index item_program on program.item (program_guid, order_key);
create index item_competition on program.item (competition_guid, nomination_guid);
-- At most one item of a program is on stage: two operators pressing at once cannot make two.
create unique index item_on_stage on program.item (program_guid) where activity = 'OnStage';
