-- The closed vote of the jury for the absolute Гран-при. What each has said is counted after the release alone.
create table judging.ballot (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  state text not null default 'Open' constraint ballot_state_check check (state in ('Open', 'Sealed', 'Released')),
  candidates uuid[] not null,
  voters uuid[] not null,
  actor text not null,
  opened_at timestamptz not null default clock_timestamp(),
  released_at timestamptz
);
-- One at a time: judges vote in the one that is there.
create unique index ballot_running on judging.ballot (competition_guid) where state <> 'Released';
create index ballot_competition on judging.ballot (competition_guid);

create table judging.ballot_vote (
  ballot_guid uuid not null references judging.ballot on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  item_guid uuid,
  primary key (ballot_guid, judge_guid)
);
create index ballot_vote_judge on judging.ballot_vote (judge_guid);
