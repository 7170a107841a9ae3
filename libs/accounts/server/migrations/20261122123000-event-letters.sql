-- What members were written about an event, and when: published again the same day it is no news.
create table accounts.event_letter (
  member_guid uuid not null references accounts.account (guid) on delete cascade,
  -- programPublished, protocolPublished
  deed text not null,
  program_guid uuid not null,
  written_at timestamptz not null default now(),
  primary key (member_guid, deed, program_guid)
);
