-- Where a nomination is named is asked of it: by whoever deletes, archives or merges it.
create index item_nomination on program.item (nomination_guid, competition_guid) where nomination_guid is not null;
create index program_nominations on program.program using gin (nominations);
