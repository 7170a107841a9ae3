-- Performances that came from applications: which block each is, and what was last taken from it, beside the values that
-- the organizer may have changed since.
alter table program.item
  add application_guid uuid,
  add source_block_guid uuid,
  add source jsonb not null default '{}';
create unique index item_source on program.item (program_guid, source_block_guid) where source_block_guid is not null;
create index item_of_source on program.item (source_block_guid) where source_block_guid is not null;
-- Chosen out of another program (the next tour, a stage rehearsal): nobody comes into it from applications.
alter table program.program add is_selection boolean not null default false;
