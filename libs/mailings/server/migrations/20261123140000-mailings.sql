-- The letters that an organizer words himself. A text is JSON of a closed shape; no HTML is kept.
create schema mailings;

create table mailings.template (
  guid uuid primary key,
  organizer_guid uuid not null,
  kind text not null,
  title text not null,
  subject text not null,
  body jsonb not null,
  version integer not null default 1,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  removed_at timestamptz
);
create index template_of_organizer on mailings.template (organizer_guid, kind) where removed_at is null;
-- One of a kind leaves by itself. A deleted one keeps the mark, so that its undo gives it back.
create unique index template_default on mailings.template (organizer_guid, kind)
  where is_default and removed_at is null;

create table mailings.version (
  template_guid uuid not null references mailings.template on delete cascade,
  version integer not null,
  title text not null,
  subject text not null,
  body jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (template_guid, version)
);

-- Letters to oneself, to count them: neither words nor addresses.
create table mailings.test_letter (
  guid uuid primary key,
  organizer_guid uuid not null,
  sent_at timestamptz not null default now()
);
create index test_letter_of_organizer on mailings.test_letter (organizer_guid, sent_at);
