-- Applications and their answers: one row a block, answers by the numbers of the fields; beside them an index of the
-- chosen lines, which holds each line while it is an answer.
create schema applications;

create table applications.application (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  member_guid uuid references accounts.account,
  number integer,
  state text not null default 'Draft' check (state in ('Draft', 'Submitted', 'Subscribed', 'Unsubscribed')),
  status_guid uuid,
  revision integer not null default 0,
  percent smallint not null default 0,
  unfilled jsonb not null default '[]',
  title text not null default '',
  updated_at timestamptz not null default now(),
  unique (competition_guid, number)
) with (fillfactor = 80);
create index application_of_event on applications.application (competition_guid, guid);
create index application_member on applications.application (member_guid);

create table applications.block (
  guid uuid primary key,
  application_guid uuid not null references applications.application on delete cascade,
  competition_guid uuid not null,
  form_block_guid uuid not null references forms.block,
  parent_guid uuid references applications.block on delete cascade,
  position integer not null,
  -- The application's revision in which something of the block was changed last.
  r integer not null default 0,
  answers jsonb not null default '{}',
  -- Keys of answers that do not count: hidden by a rule, or asked no more. What counts is `answers - hidden`.
  hidden text[] not null default '{}',
  deleted_at timestamptz
) with (fillfactor = 80);
create index block_application on applications.block (application_guid);
create index block_of_event on applications.block (competition_guid, form_block_guid);

create table applications.answer_item (
  block_guid uuid not null references applications.block on delete cascade,
  n integer not null,
  item_guid uuid not null references reference_books.item on delete restrict,
  competition_guid uuid not null,
  application_guid uuid not null,
  ordinal smallint not null,
  quantity integer,
  is_hidden boolean not null default false,
  primary key (block_guid, n, item_guid)
);
create index answer_item_item on applications.answer_item (item_guid, n, application_guid);
create index answer_item_of_event on applications.answer_item (competition_guid, n, item_guid);
