-- Whose performance it is, when the person has an account here: he then reads its results and takes its diploma.
alter table program.item add column participant_guid uuid references accounts.account;
create index item_participant on program.item (participant_guid) where participant_guid is not null;
