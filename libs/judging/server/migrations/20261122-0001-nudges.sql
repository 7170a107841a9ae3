-- What a judge was reminded of last, about each performance; until he has marked it or dismissed the reminder.
create table judging.nudge (
  item_guid uuid not null references program.item on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  dismissed_at timestamptz,
  primary key (item_guid, judge_guid)
);
create index nudge_judge on judging.nudge (judge_guid) where dismissed_at is null;
