-- Changes that the organizer has confirmed apart from the others: of one field of a block, or of one deed with a block.
-- What is confirmed as a whole stands in `application.confirmed_revision`, and rows up to it go.
create table applications.confirmed_change (
  application_guid uuid not null references applications.application on delete cascade,
  -- As the journal tells apart what is one change: `answer <block> <n>` or `<kind> <block>`.
  place text not null,
  revision integer not null,
  primary key (application_guid, place)
);
