-- An application that the organizer has begun for somebody who has not come yet: it waits under his address, and is his
-- once he accepts the event with a confirmed account of that address.
alter table applications.application add owner_email text check (member_guid is null or owner_email is null);
create index application_waiting on applications.application (competition_guid, owner_email) where owner_email is not null;
