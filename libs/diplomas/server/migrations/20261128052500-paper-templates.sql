-- The organizer's own templates of papers. Lengths in tenths of a millimetre.
create table diplomas.document (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition (guid) on delete cascade,
  title text not null,
  type text not null,
  recipients text not null default 'performances',
  -- Titles that get the paper; empty: whoever there is.
  award_titles text[] not null default '{}',
  -- People named by hand, where the paper is for them.
  names text[] not null default '{}',
  sheet jsonb not null,
  -- Grows with every change, so that a save can tell what somebody else has changed since.
  revision integer not null default 1,
  -- The revision that has changed the sheet last.
  sheet_revision integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint document_type_check check (type in ('diploma', 'commendation', 'gratitude', 'certificate', 'testimony')),
  constraint document_recipients_check
    check (recipients in ('performances', 'people', 'teachers', 'institutions', 'judges', 'named'))
);
create index document_of_event on diplomas.document (competition_guid, created_at);

create table diplomas.document_box (
  guid uuid primary key,
  document_guid uuid not null references diplomas.document (guid) on delete cascade,
  kind text not null,
  -- The lowest first.
  position integer not null,
  -- Everything but guid and kind, as the designer draws it.
  look jsonb not null,
  -- The document's revision that has changed the box last.
  revision integer not null,
  -- A box that was taken away comes back under its guid when that is undone.
  removed_at timestamptz,
  constraint document_box_kind_check check (kind in ('text', 'image', 'qr', 'shape'))
);
create index document_box_of_document on diplomas.document_box (document_guid, position);

create table diplomas.document_image (
  guid uuid primary key,
  document_guid uuid not null references diplomas.document (guid) on delete cascade,
  name text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
create index document_image_of_document on diplomas.document_image (document_guid, created_at);

-- A paper that was issued by a template. It keeps its number however often it is printed; a withdrawn one never comes
-- back to anybody, and the next one for the same person has a number of its own.
create table diplomas.paper (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition (guid) on delete cascade,
  document_guid uuid not null references diplomas.document (guid) on delete cascade,
  -- Whose it is: «item:<guid>», «judge:<guid>», «named:<name>».
  record_key text not null,
  number integer not null,
  -- In the address of the proof page.
  code text not null unique,
  recipient text not null,
  -- What the proof page says of him: «Фамилия И.» of a person.
  shown text not null,
  issued_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  reason text not null default '',
  unique (competition_guid, number)
);
create unique index paper_in_force on diplomas.paper (document_guid, record_key) where withdrawn_at is null;
create index paper_of_record on diplomas.paper (document_guid, record_key);
