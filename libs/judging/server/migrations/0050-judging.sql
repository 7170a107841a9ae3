create schema judging;

-- `nominations` of judges, criteria and award sets: those it serves; empty means every nomination.

-- Judges leave softly: results already written, history and late marks go on naming them.
create table judging.judge (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  full_name text not null,
  title text not null default '',
  city text not null default '',
  is_chair boolean not null default false,
  nominations uuid[] not null default '{}',
  position integer not null default 0,
  logo_path text,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index judge_competition on judging.judge (competition_guid, position);

create table judging.criterion (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  min_value integer not null,
  max_value integer not null,
  step integer not null check (step > 0),
  weight integer not null default 1000,
  is_required boolean not null default true,
  nominations uuid[] not null default '{}',
  position integer not null default 0,
  check (min_value < max_value)
);
create index criterion_competition on judging.criterion (competition_guid, position);

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

-- No row yet: Draft. Marks of a cell without a row start above `version_floor`, which a clearing raises: versions of a
-- cell never come twice, so that an edit made before the clearing cannot pass for one made after it. A first mark has
-- no version to tell it by: `cleared_revision`, the clearing's own, does.
create table judging.protocol (
  program_guid uuid primary key references program.program on delete cascade,
  competition_guid uuid not null,
  state text not null default 'Draft'
    check (state in ('Draft', 'Open', 'Locked', 'Confirmed', 'Published', 'Withdrawn')),
  version integer not null default 1,
  version_floor integer not null default 0,
  cleared_revision bigint,
  cleared_epoch uuid,
  locked_revision bigint,
  locked_at timestamptz,
  permissions jsonb not null default '{}',
  public_key text unique
);
create index protocol_competition on judging.protocol (competition_guid);

-- `epoch`: the stream's when the mark was written. `offered_*`: epoch and version that it had been acknowledged with
-- before a restore lost it; null unless a tablet offered it again.
create table judging.mark (
  item_guid uuid not null references program.item on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  criterion_guid uuid not null references judging.criterion on delete cascade,
  value integer,
  version integer not null default 1,
  device text not null default '',
  device_seq bigint not null default 0,
  updated_at timestamptz not null default now(),
  epoch uuid,
  offered_epoch uuid,
  offered_version integer,
  primary key (item_guid, judge_guid, criterion_guid)
) with (fillfactor = 80);
create index mark_judge on judging.mark (judge_guid);
create index mark_criterion on judging.mark (criterion_guid);

-- What the last clearing of a program took, until it is given back, another one takes something, or the protocol has
-- gone through an approval (`protocol_version`). `was_*`: of the protocol's row before it.
create table judging.clearing (
  program_guid uuid primary key references program.program on delete cascade,
  protocol_version integer not null,
  was_floor integer not null,
  was_revision bigint,
  was_epoch uuid,
  actor text not null,
  at timestamptz not null default clock_timestamp()
);
create table judging.cleared_mark (
  like judging.mark,
  program_guid uuid not null references judging.clearing on delete cascade,
  foreign key (item_guid) references program.item on delete cascade,
  foreign key (judge_guid) references judging.judge on delete cascade,
  foreign key (criterion_guid) references judging.criterion on delete cascade,
  primary key (program_guid, item_guid, judge_guid, criterion_guid)
);
create index cleared_mark_item on judging.cleared_mark (item_guid);
create index cleared_mark_judge on judging.cleared_mark (judge_guid);
create index cleared_mark_criterion on judging.cleared_mark (criterion_guid);

create table judging.mark_history (
  id bigint generated always as identity primary key,
  item_guid uuid not null,
  judge_guid uuid not null,
  criterion_guid uuid not null,
  value integer,
  -- 0: not taken (conflict).
  version integer not null,
  submission_guid uuid,
  device text not null default '',
  device_seq bigint not null default 0,
  actor text not null,
  reason text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index mark_history_cell on judging.mark_history (item_guid, judge_guid, criterion_guid);

-- What each submission was answered, so that its repeats are answered the same. The room on the page lets the answer be
-- written in place.
create table judging.mark_submission (
  judge_guid uuid not null,
  submission_guid uuid not null,
  body_hash bytea not null,
  device text not null,
  device_seq bigint not null,
  status text,
  code text,
  version integer,
  value integer,
  revision bigint,
  -- The comment or the abstention in force that a conflict was answered with.
  word jsonb,
  at timestamptz not null default clock_timestamp(),
  primary key (judge_guid, submission_guid)
) with (fillfactor = 50);

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

-- Who said the last word of a comment or an abstention, one taken back too: what versions are to marks. `revision`: at
-- which it took effect, and so what a sheet must have reached to have seen it; null until its transaction ends.
create table judging.said (
  item_guid uuid not null references program.item on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  what text not null check (what in ('comment', 'abstention')),
  device text not null,
  device_seq bigint not null,
  epoch uuid not null,
  revision bigint,
  offered_epoch uuid,
  offered_revision bigint,
  primary key (item_guid, judge_guid, what)
);
create index said_judge on judging.said (judge_guid);

-- Marks that came after the lock: kept for the organizer, never counted until he accepts them. `cleared_with`: the
-- program whose last clearing declined it.
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
  reason text not null default '',
  cleared_with uuid
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
  at timestamptz not null default clock_timestamp()
);
create index adjustment_item on judging.adjustment (item_guid);

-- The set without nominations serves those that no other set names.
create table judging.award_group (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  nominations uuid[] not null default '{}',
  position integer not null default 0
);
create index award_group_competition on judging.award_group (competition_guid);

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
create index award_setting_competition on judging.award_setting (competition_guid);

create table judging.manual_award (
  item_guid uuid primary key references program.item on delete cascade,
  award_setting_guid uuid not null references judging.award_setting on delete cascade,
  reason text not null,
  actor text not null,
  at timestamptz not null default now()
);

-- Those in force. `item_guids`: equal performances, the best first.
create table judging.chair_decision (
  guid uuid primary key,
  competition_guid uuid not null,
  group_key text not null,
  item_guids uuid[] not null,
  reason text not null,
  actor text not null,
  at timestamptz not null default clock_timestamp()
);
create index chair_decision_competition on judging.chair_decision (competition_guid);

-- Those taken back, given way to a newer one, or cleared with the marks: who decided and who took it back, and why.
-- `cleared_with`: the program whose last clearing took it.
create table judging.withdrawn_decision (
  guid uuid primary key,
  competition_guid uuid not null,
  group_key text not null,
  item_guids uuid[] not null,
  reason text not null,
  actor text not null,
  at timestamptz not null,
  withdrawn_by text not null,
  withdrawn_because text not null,
  withdrawn_at timestamptz not null default clock_timestamp(),
  cleared_with uuid
);

-- Written when the last program of a ranking group is locked; reports, diplomas and members read only this.
-- `summary` is the rest of the domain's PerformanceResult: judges' totals, criteria, subtotals.
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
  summary jsonb not null,
  derivation jsonb not null,
  written_at timestamptz not null default now()
);
create index result_group on judging.result (competition_guid, group_key);
create index result_program on judging.result (program_guid);
