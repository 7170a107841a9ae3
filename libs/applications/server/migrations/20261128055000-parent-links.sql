-- A parent's own link: by it he reads what is asked for his child and answers without an account. Who has the database has
-- no link: only its hash is here.
create table applications.consent_link (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  application_guid uuid not null references applications.application on delete cascade,
  -- Whom it is about, so that another child in the same block is not answered for.
  child_name text not null,
  birth_date date,
  token_hash bytea not null unique,
  is_mailed boolean not null,
  actor text not null,
  created_at timestamptz not null default now(),
  -- Nobody begins with it later. Whoever has answered keeps it, to withdraw.
  expires_at timestamptz not null,
  answered_at timestamptz,
  refused text[] not null default '{}' check (refused <@ array['processing', 'publishing']),
  revoked_at timestamptz
);
create index consent_link_application on applications.consent_link (application_guid);

alter table applications.consent drop constraint consent_way_check;
alter table applications.consent add constraint consent_way_check check (way in ('self', 'paper', 'link'));
