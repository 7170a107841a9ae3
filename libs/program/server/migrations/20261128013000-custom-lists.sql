-- Lists around the stage (rooms, buses, rehearsals, wardrobe, sound): items of the event's programs in an order of their
-- own, with columns that the items fill and columns that are filled by hand.
create table program.custom_list (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition (guid) on delete cascade,
  kind text not null default 'own',
  title text not null,
  -- In their order: guid, title, and what fills it (fact, groupFieldGuid or competitionFieldGuid); none of them: by hand.
  columns jsonb not null default '[]',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint custom_list_kind_check check (kind in ('rooms', 'buses', 'rehearsals', 'wardrobe', 'sound', 'own'))
);
create index custom_list_of_event on program.custom_list (competition_guid, created_at);

create table program.custom_list_item (
  list_guid uuid not null references program.custom_list (guid) on delete cascade,
  item_guid uuid not null references program.item (guid) on delete cascade,
  position integer not null,
  -- Guid of a column → what is written there by hand.
  said jsonb not null default '{}',
  -- Taken out of the list; when it comes back, its place and texts are as they were.
  removed_at timestamptz,
  primary key (list_guid, item_guid)
);
create index custom_list_item_of_item on program.custom_list_item (item_guid);
