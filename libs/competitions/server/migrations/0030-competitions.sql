create schema competitions;

create table competitions.competition (
  guid uuid primary key,
  organizer_guid uuid not null,
  type_tour integer not null default 1,
  title text not null,
  description text not null default '',
  begin_date date not null,
  end_date date not null,
  city text not null default '',
  place text not null default '',
  time_zone text not null default 'Europe/Moscow',
  currency text not null default 'RUB',
  logo_path text,
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create index competition_organizer on competitions.competition (organizer_guid, begin_date desc);

-- Fields that, with the nomination, divide performances into ranking groups.
create table competitions.group_field (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  tag text not null,
  is_grouping boolean not null default true,
  position integer not null default 0
);
create index group_field_competition on competitions.group_field (competition_guid, position);
