create schema judging;

create table judging.judge (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  full_name text not null,
  title text not null default '',
  city text not null default '',
  is_chair boolean not null default false,
  position integer not null default 0,
  logo_path text,
  created_at timestamptz not null default now()
);
create index judge_competition on judging.judge (competition_guid, position);

-- No row for a judge: he rates every nomination.
create table judging.judge_nomination (
  judge_guid uuid not null references judging.judge on delete cascade,
  nomination_guid uuid not null,
  primary key (judge_guid, nomination_guid)
);

create table judging.criterion (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  min_value integer not null,
  max_value integer not null,
  step integer not null check (step > 0),
  weight integer not null default 1000,
  is_required boolean not null default true,
  position integer not null default 0,
  check (min_value < max_value)
);
create index criterion_competition on judging.criterion (competition_guid, position);

-- No row for a criterion: it belongs to every nomination.
create table judging.criterion_nomination (
  criterion_guid uuid not null references judging.criterion on delete cascade,
  nomination_guid uuid not null,
  primary key (criterion_guid, nomination_guid)
);

-- Rules of the count: nomination null = the whole event. `value` is the domain's ScoringScheme without its criteria.
create table judging.scheme (
  competition_guid uuid not null references competitions.competition on delete cascade,
  nomination_guid uuid,
  value jsonb not null,
  version integer not null default 1,
  unique nulls not distinct (competition_guid, nomination_guid)
);

create table judging.setting (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  mark_ahead boolean not null default false
);

create table judging.protocol (
  program_guid uuid primary key references program.program on delete cascade,
  competition_guid uuid not null,
  state text not null default 'Draft'
    check (state in ('Draft', 'Open', 'Locked', 'Confirmed', 'Published', 'Withdrawn')),
  version integer not null default 1,
  locked_revision bigint,
  locked_at timestamptz,
  permissions jsonb not null default '{}',
  public_key text unique
);

create table judging.mark (
  item_guid uuid not null references program.item on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  criterion_guid uuid not null references judging.criterion on delete cascade,
  value integer,
  version integer not null default 1,
  device text not null default '',
  device_seq bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (item_guid, judge_guid, criterion_guid)
) with (fillfactor = 80);
create index mark_judge on judging.mark (judge_guid);
create index mark_criterion on judging.mark (criterion_guid);

create table judging.mark_history (
  id bigint generated always as identity primary key,
  item_guid uuid not null,
  judge_guid uuid not null,
  criterion_guid uuid not null,
  value integer,
  version integer not null,
  submission_guid uuid,
  device text not null default '',
  device_seq bigint not null default 0,
  actor text not null,
  reason text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index mark_history_cell on judging.mark_history (item_guid, judge_guid, criterion_guid);

create table judging.mark_submission (
  judge_guid uuid not null,
  submission_guid uuid not null,
  body_hash bytea not null,
  device text not null,
  device_seq bigint not null,
  status text,
  reply jsonb,
  revision bigint,
  at timestamptz not null default clock_timestamp(),
  primary key (judge_guid, submission_guid)
);

create table judging.abstention (
  item_guid uuid not null references program.item on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  primary key (item_guid, judge_guid)
);

create table judging.comment (
  item_guid uuid not null references program.item on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  body text not null,
  primary key (item_guid, judge_guid)
);

-- Marks that came after the lock: kept for the organizer, never counted until he accepts them.
create table judging.late_mark (
  guid uuid primary key,
  competition_guid uuid not null,
  program_guid uuid not null,
  item_guid uuid not null,
  judge_guid uuid not null,
  criterion_guid uuid not null,
  value integer,
  submission_guid uuid not null,
  at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  accepted boolean,
  reason text not null default ''
);
create index late_mark_program on judging.late_mark (program_guid) where decided_at is null;

create table judging.adjustment (
  guid uuid primary key,
  competition_guid uuid not null,
  item_guid uuid not null references program.item on delete cascade,
  kind text not null check (kind in ('technical', 'deduction', 'bonus')),
  amount integer not null check (amount >= 0),
  reason text not null default '',
  actor text not null,
  at timestamptz not null default now()
);
create index adjustment_item on judging.adjustment (item_guid);

create table judging.award_group (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  position integer not null default 0
);
create index award_group_competition on judging.award_group (competition_guid);

-- No row for a group: it serves every nomination that no other group names.
create table judging.award_group_nomination (
  award_group_guid uuid not null references judging.award_group on delete cascade,
  nomination_guid uuid not null,
  primary key (award_group_guid, nomination_guid)
);

create table judging.award_setting (
  guid uuid primary key,
  award_group_guid uuid not null references judging.award_group on delete cascade,
  competition_guid uuid not null,
  title text not null,
  kind text not null,
  from_value integer,
  to_value integer,
  place_from integer,
  place_to integer,
  is_unique boolean not null default false,
  scope text not null default 'group',
  color text not null,
  position integer not null default 0
);
create index award_setting_group on judging.award_setting (award_group_guid, position);

create table judging.manual_award (
  item_guid uuid primary key references program.item on delete cascade,
  award_setting_guid uuid not null references judging.award_setting on delete cascade,
  reason text not null,
  actor text not null,
  at timestamptz not null default now()
);

create table judging.chair_decision (
  guid uuid primary key,
  competition_guid uuid not null,
  group_key text not null,
  item_guids uuid[] not null,
  reason text not null,
  actor text not null,
  at timestamptz not null default now()
);

-- Written when the last program of a ranking group is locked; reports, diplomas and members read only this.
create table judging.result (
  item_guid uuid primary key references program.item on delete cascade,
  competition_guid uuid not null,
  program_guid uuid not null,
  group_key text not null,
  protocol_version integer not null,
  total integer,
  place_from integer,
  place_to integer,
  award_setting_guid uuid,
  award_title text,
  award_color text,
  derivation jsonb not null,
  written_at timestamptz not null default now()
);
create index result_group on judging.result (competition_guid, group_key);
