create schema reference_books;

create table reference_books.book (
  guid uuid primary key,
  organizer_guid uuid not null,
  title text not null,
  system_key text,
  created_at timestamptz not null default now()
);
create unique index book_system on reference_books.book (organizer_guid, system_key) where system_key is not null;

create table reference_books.item (
  guid uuid primary key,
  book_guid uuid not null references reference_books.book on delete cascade,
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index item_book on reference_books.item (book_guid, position);
