-- Whom of the performances a paper is for, beside their titles.
alter table diplomas.document
  -- Titles of nominations; empty: all.
  add column nominations text[] not null default '{}',
  -- Places from the first down to this one; null: whatever the place.
  add column last_place integer,
  add constraint document_last_place_check check (last_place between 1 and 999);
