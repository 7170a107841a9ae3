-- Forms of applications: of an event, or of the organizer's library. Edited in place; every change stands in the journal.
create schema forms;

create table forms.form (
  guid uuid primary key,
  organizer_guid uuid not null,
  -- Null: of the library.
  competition_guid uuid unique references competitions.competition on delete cascade,
  title text not null,
  revision integer not null default 0,
  -- The highest number that was ever given to a block or a field: none is given twice.
  last_n integer not null default 0,
  -- The form of the library that it was copied from.
  source_guid uuid references forms.form on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index form_library on forms.form (organizer_guid) where competition_guid is null;
create index form_source on forms.form (source_guid) where source_guid is not null;

create table forms.block (
  guid uuid primary key,
  form_guid uuid not null references forms.form on delete cascade,
  parent_guid uuid references forms.block,
  n integer not null,
  title text not null,
  position integer not null,
  min integer not null default 1,
  max integer not null default 1 check (max between greatest(min, 1) and 200),
  is_performance boolean not null default false,
  rule jsonb,
  removed_at timestamptz,
  unique (form_guid, n)
);
create index block_parent on forms.block (parent_guid) where parent_guid is not null;

-- The book has no key here: a field may outlive it, and then says so.
create table forms.field (
  guid uuid primary key,
  form_guid uuid not null references forms.form on delete cascade,
  block_guid uuid not null references forms.block on delete cascade,
  n integer not null,
  -- The field that it was copied from: by it answers find each other across events.
  origin_guid uuid not null,
  kind text not null check (kind in ('Text', 'ReferenceBook', 'Attachment', 'Range')),
  book_guid uuid,
  title text not null,
  hint text not null default '',
  option jsonb not null default '{}',
  rule jsonb,
  tag text,
  is_required boolean not null default false,
  is_private boolean not null default false,
  is_personal boolean not null default true,
  position integer not null,
  removed_at timestamptz,
  unique (form_guid, n),
  check ((kind = 'ReferenceBook') = (book_guid is not null))
);
create index field_block on forms.field (block_guid);
create index field_book on forms.field (book_guid) where book_guid is not null;

-- What each change has changed, value by value: undone by the same the other way round.
create table forms.change (
  form_guid uuid not null references forms.form on delete cascade,
  revision integer not null,
  change_guid uuid not null,
  body_hash text not null,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  patches jsonb not null,
  -- The change that this one has undone.
  undoes integer,
  primary key (form_guid, revision),
  unique (form_guid, change_guid)
);

-- What other rooms read of a form.
create view forms.v_form as select guid, competition_guid, revision from forms.form;
