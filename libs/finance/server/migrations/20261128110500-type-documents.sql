-- Templates and ready papers of the organizer, one alive for each kind of paper of an event. A former one stays: papers
-- that were issued by it are printed by it.
create table finance.type_document (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  type text not null constraint type_document_type_check check (type in ('invoice', 'contract', 'act', 'reconciliation')),
  -- A template is filled; a PDF is given as it is.
  format text not null constraint type_document_format_check check (format in ('docx', 'pdf')),
  name text not null,
  size integer not null,
  file_guid uuid not null,
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz
);
create unique index type_document_alive on finance.type_document (competition_guid, type) where replaced_at is null;
create index type_document_of_file on finance.type_document (file_guid);

-- Files beside one application, of both sides: a signed contract, a power of attorney.
create table finance.custom_document (
  -- Of its file too.
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  application_guid uuid not null,
  title text not null,
  name text not null,
  type text not null,
  size integer not null,
  -- Null: of the desk.
  member_guid uuid,
  author text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index custom_document_of_application on finance.custom_document (application_guid, created_at desc);
create index custom_document_of_event on finance.custom_document (competition_guid);

-- Which template an issued paper is filled from, and of whose share of a sponsor it is.
alter table finance.document add column template_guid uuid references finance.type_document;
alter table finance.document add column sponsor_guid uuid;
create index document_of_sponsor on finance.document (sponsor_guid) where sponsor_guid is not null;
