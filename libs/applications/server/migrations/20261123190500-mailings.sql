-- Letters to chosen applicants: the words as they were when it began, and what became of each letter.
create table applications.mailing (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  job_guid uuid not null,
  subject text not null,
  body jsonb not null,
  -- Of this installation, as links in letters begin.
  base_url text not null,
  author text not null,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz
);
create index mailing_of_event on applications.mailing (competition_guid, created_at);

create table applications.mailing_letter (
  mailing_guid uuid not null references applications.mailing on delete cascade,
  application_guid uuid not null references applications.application on delete cascade,
  position integer not null,
  outcome text not null check (outcome in ('waiting', 'posted', 'skipped', 'cancelled')),
  -- Why it was skipped.
  why text,
  -- In the outbox, which knows what became of it.
  letter_guid uuid,
  primary key (mailing_guid, application_guid)
);
create index mailing_letter_waiting on applications.mailing_letter (mailing_guid, position) where outcome = 'waiting';
create index mailing_letter_application on applications.mailing_letter (application_guid);
