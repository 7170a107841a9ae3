-- What an event offers of a book, where it has a choice of its own. Without a set it offers the whole book.
create table reference_books.event_set (
  competition_guid uuid not null,
  book_guid uuid not null references reference_books.book on delete cascade,
  primary key (competition_guid, book_guid)
);
create index event_set_book on reference_books.event_set (book_guid);

create table reference_books.event_set_item (
  competition_guid uuid not null,
  book_guid uuid not null,
  item_guid uuid not null references reference_books.item on delete cascade,
  primary key (competition_guid, book_guid, item_guid),
  foreign key (competition_guid, book_guid) references reference_books.event_set on delete cascade
);
create index event_set_item_item on reference_books.event_set_item (item_guid);

-- A book of ages: its lines hold bounds in full years, both included; without one the line is open on that side.
alter table reference_books.book add column has_ages boolean not null default false;
alter table reference_books.item
  add column age_from integer,
  add column age_to integer,
  add constraint item_ages check (age_from between 0 and 120 and age_to between 0 and 120 and age_from <= age_to);

-- What other rooms read of an item: whose line it is, a nomination's names, where it stands, whom an age takes in.
create or replace view reference_books.v_item as
  select guid, title, short_title, position, book_guid, age_from, age_to from reference_books.item;
