create schema display;

create table display.setting (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  program_guid uuid references program.program on delete set null,
  key text not null unique,
  title text not null,
  scene text not null default 'follow',
  reveal text not null default 'afterAllJudges',
  show_judge_marks boolean not null default true,
  accent text not null default '#FFC24A',
  created_at timestamptz not null default now()
);
create index setting_competition on display.setting (competition_guid);
