-- Who was invited by e-mail: once for each address of an event.
create table competitions.invitation (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  email text not null,
  -- Writes it.
  job_guid uuid not null,
  -- Null: not written yet, or its reader has refused such letters.
  letter_guid uuid,
  posted_at timestamptz,
  invited_at timestamptz not null default now(),
  unique (competition_guid, email)
);
create index invitation_job on competitions.invitation (job_guid) where posted_at is null;
