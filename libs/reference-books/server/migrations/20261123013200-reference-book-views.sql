-- What other rooms read of an item: a nomination's names and where it stands.
create view reference_books.v_item as select guid, title, short_title, position from reference_books.item;
