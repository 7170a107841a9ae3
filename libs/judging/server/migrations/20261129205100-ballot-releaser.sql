-- Who released a closed vote; those released before this was kept have nobody.
alter table judging.ballot add column released_by text;
