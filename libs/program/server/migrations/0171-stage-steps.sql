-- The steps of the stage in the order in which they were made, whoever made them: the last one can be taken back.
create table program.step (
  guid uuid primary key,
  program_guid uuid not null references program.program on delete cascade,
  item_guid uuid not null references program.item on delete cascade,
  place bigint generated always as identity,
  activity text not null,
  previous text not null,
  -- Who was sent off the stage by it: he comes back with it.
  ended_guid uuid references program.item on delete cascade,
  made_at timestamptz not null default now()
);
create index step_program on program.step (program_guid, place desc);
create index step_item on program.step (item_guid);
create index step_ended on program.step (ended_guid) where ended_guid is not null;
