-- When the office has last looked an application through: all its changes, or all of it after it came. Null: not yet.
alter table applications.application add checked_at timestamptz;
-- What was decided has been looked at.
update applications.application a set checked_at = decided.at
  from (select application_guid, max(at) as at from applications.change
         where kind = 'status' and is_organizer and actor <> 'anonymous' group by application_guid) decided
 where decided.application_guid = a.guid and a.state = 'Subscribed';

-- What the organizer's people tell each other of an application; each note has one author.
create table applications.note (
  guid uuid primary key,
  application_guid uuid not null references applications.application on delete cascade,
  text text not null,
  -- Empty: nobody knows who has written it.
  actor text not null,
  at timestamptz not null default now(),
  removed_at timestamptz
);
create index note_of_application on applications.note (application_guid, at);
-- The only one of before. Its column stays as it was for nodes of the former release.
insert into applications.note (guid, application_guid, text, actor, at)
select uuidv7(), guid, note, coalesce(noted_by, ''), coalesce(noted_at, updated_at)
  from applications.application where note <> '';
