-- How people reach an organizer: what his pages show to everybody. The address of the sign-in stays his own.
alter table accounts.account
  add column title text not null default '',
  add column contact_email text not null default '',
  add column telegram text not null default '',
  add column vk text not null default '',
  add column site text not null default '',
  add column whats_app text not null default '';
