-- Ways of looking at the table of applications, which everybody who works on the event shares; and by which name an
-- application is found to be there twice.
create table applications.view (
  competition_guid uuid not null references competitions.competition on delete cascade,
  title text not null,
  view jsonb not null,
  author text not null,
  updated_at timestamptz not null default now(),
  primary key (competition_guid, title)
);

create index application_title on applications.application (competition_guid, replace(lower(title), 'ё', 'е'));
