-- When a mailing has moved last, for the pages that follow it; and whose mailing a letter of the outbox is.
alter table applications.mailing add moved_at timestamptz not null default now();
create index mailing_moved on applications.mailing (competition_guid, moved_at desc);
create index mailing_letter_posted on applications.mailing_letter (letter_guid) where letter_guid is not null;
