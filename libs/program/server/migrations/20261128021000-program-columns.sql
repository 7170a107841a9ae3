-- Columns of a program, out of fields of the form: what a running order shows beside what it shows anyway. Fields are
-- named by guid and may go: the column stays and says so.
create table program.program_column (
  guid uuid primary key,
  program_guid uuid not null references program.program (guid) on delete cascade,
  title text not null,
  width integer not null default 200,
  separator text not null default ', ',
  is_public boolean not null default false,
  is_for_presenter boolean not null default false,
  is_on_paper boolean not null default false,
  position integer not null
);
create index program_column_of_program on program.program_column (program_guid, position);

create table program.program_column_field (
  guid uuid primary key,
  column_guid uuid not null references program.program_column (guid) on delete cascade,
  -- Of the form; null: `tag` says what of the application the portal knows by itself.
  field_guid uuid,
  tag text,
  position integer not null,
  check (field_guid is not null or tag is not null)
);
create index program_column_field_of_column on program.program_column_field (column_guid, position);
