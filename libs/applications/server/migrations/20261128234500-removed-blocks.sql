-- What removed blocks have chosen is asked whenever a line of a book goes.
create index block_removed on applications.block (deleted_at) where deleted_at is not null;
