-- The mobile program: the event's key and those of its programs. A key outlives a closing, because it is printed.
create table program.mobile_event (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  key text not null unique,
  is_open boolean not null
);

create table program.mobile_program (
  program_guid uuid primary key references program.program on delete cascade,
  key text not null unique,
  is_open boolean not null
);
