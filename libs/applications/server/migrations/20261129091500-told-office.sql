-- What the office knows of an application that was sent or taken back, by its own deed or by a letter, and when a letter said so.
alter table applications.application add told_state text check (told_state in ('Subscribed', 'Unsubscribed')),
  add told_at timestamptz;
-- What stands already is news to nobody.
update applications.application set told_state = state where state in ('Subscribed', 'Unsubscribed');
create index application_untold on applications.application (competition_guid)
 where (state = 'Subscribed' and told_state is distinct from 'Subscribed')
    or (state = 'Unsubscribed' and told_state = 'Subscribed');
