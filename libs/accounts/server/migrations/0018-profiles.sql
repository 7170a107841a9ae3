-- What people say of themselves. logo_path is the address of the file logo_guid.
alter table accounts.account
  add column logo_guid uuid,
  -- Of what a person changes on the page of his profile.
  add column profile_version integer not null default 0,
  -- Kind of letter to whether it is wanted; what is not named is.
  add column notifications jsonb not null default '{}';
create index account_logo on accounts.account (logo_guid) where logo_guid is not null;
