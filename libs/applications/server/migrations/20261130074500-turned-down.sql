-- What the organizer has said to a member whose change he did not take; empty: without a word. Null: no change was turned down.
alter table applications.change add turned_down text;
