-- Reports: tables of what was applied for. A column holds fields of the form in their order; a filter any of some lines
-- of a book. Fields, blocks and lines are named by guid and may go: the report stays and says so.
create schema reports;
create table reports.report (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition (guid) on delete cascade,
  title text not null,
  -- A block of the form; null: each application is a row.
  row_block_guid uuid,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index report_of_event on reports.report (competition_guid, created_at);

create table reports.report_column (
  guid uuid primary key,
  report_guid uuid not null references reports.report (guid) on delete cascade,
  title text not null,
  width integer not null default 200,
  separator text not null default ', ',
  position integer not null
);
create index report_column_of_report on reports.report_column (report_guid, position);

create table reports.report_column_field (
  guid uuid primary key,
  column_guid uuid not null references reports.report_column (guid) on delete cascade,
  -- Of the form; null: `tag` says what of the application the portal knows by itself.
  field_guid uuid,
  tag text,
  position integer not null,
  check (field_guid is not null or tag is not null)
);
create index report_column_field_of_column on reports.report_column_field (column_guid, position);

create table reports.report_filter (
  guid uuid primary key,
  report_guid uuid not null references reports.report (guid) on delete cascade,
  field_guid uuid not null,
  item_guids uuid[] not null default '{}',
  position integer not null,
  unique (report_guid, field_guid)
);
