-- A member's own performers and collectives. An organizer sees only what was copied into an application.
create table applications.performer (
  guid uuid primary key,
  member_guid uuid not null references accounts.account on delete cascade,
  kind text not null check (kind in ('person', 'collective')),
  name text not null check (name <> ''),
  -- What all spellings of the name have in common.
  folded text not null,
  birth_date date,
  city text not null default '',
  institution text not null default '',
  updated_at timestamptz not null default now()
);
create index performer_member on applications.performer (member_guid, folded);

-- Who of them stands in the block. It outlives the performer: two blocks of one guid are one person still.
alter table applications.block add performer_guid uuid;
