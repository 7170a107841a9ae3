-- When two titles are one. The same rule stands in the domain (`foldedTitle`).
create function reference_books.folded(title text) returns text language sql immutable strict parallel safe return
  trim(both ' ' from regexp_replace(
    replace(lower(regexp_replace(
      normalize(title, NFC),
      U&'[\00AD\200B-\200D\2060\FEFF]', '', 'g')), 'ё', 'е'),
    U&'[\0009-\000D\0020\00A0\1680\2000-\200A\2028\2029\202F\205F\3000]+', ' ', 'g'));

-- Deleted ones are kept aside for 30 days, so that they can be brought back.
alter table reference_books.book add column removed_at timestamptz;

-- An archived item stays where it is named and is offered no more; `merged_into`: what it has become elsewhere.
alter table reference_books.item
  add column archived_at timestamptz,
  add column merged_into uuid references reference_books.item on delete set null,
  add column removed_at timestamptz;

create index book_organizer on reference_books.book (organizer_guid) where removed_at is null;
create index item_folded on reference_books.item (book_guid, reference_books.folded(title)) where removed_at is null;
create index item_merged on reference_books.item (merged_into) where merged_into is not null;

-- What other rooms read of an item: whose line it is, a nomination's names and where it stands.
create or replace view reference_books.v_item as
  select guid, title, short_title, position, book_guid from reference_books.item;
