-- Special prizes: the organizer's library, those of an event, and whom they are given to.
create table judging.organizer_prize (
  guid uuid primary key,
  organizer_guid uuid not null,
  title text not null,
  description text not null default '',
  created_at timestamptz not null default now()
);
create index organizer_prize_organizer on judging.organizer_prize (organizer_guid);

create table judging.special_prize (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  -- Where it was taken from; one of the library is taken once.
  library_guid uuid references judging.organizer_prize on delete set null,
  title text not null,
  description text not null default '',
  giver text not null constraint special_prize_giver_check check (giver in ('jury', 'judge', 'sponsor', 'organizer')),
  giver_name text not null default '',
  judge_guid uuid,
  -- How many there are; null: as many as are given.
  copies integer check (copies > 0),
  position integer not null default 0,
  unique (competition_guid, library_guid)
);

create table judging.given_prize (
  prize_guid uuid not null references judging.special_prize on delete cascade,
  item_guid uuid not null references program.item on delete cascade,
  given_at timestamptz not null default clock_timestamp(),
  primary key (prize_guid, item_guid)
);
create index given_prize_item on judging.given_prize (item_guid);

-- For rooms above: papers, the ceremony.
create view judging.v_special_prize as
  select s.guid, s.competition_guid, s.title, s.description, s.giver,
         case s.giver when 'judge' then coalesce(j.full_name, '') else s.giver_name end as giver_name, s.judge_guid,
         s.copies, s.position
    from judging.special_prize s left join jury.v_judge j on j.guid = s.judge_guid;
create view judging.v_given_prize as
  select g.prize_guid, g.item_guid, s.competition_guid, s.title, s.giver, s.giver_name, s.position, g.given_at
    from judging.given_prize g join judging.v_special_prize s on s.guid = g.prize_guid;
