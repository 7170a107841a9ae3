-- Who a performer is, said by the organizer; names of people are shown to strangers by consent alone.
alter table program.item add column performer_kind text not null default 'unknown'
  check (performer_kind in ('unknown', 'person', 'people', 'collective'));
-- The organizer's word that full names may be shown: whose it was and when, for performances of nobody with an account.
alter table program.program add column full_names_by uuid references accounts.account;
alter table program.program add column full_names_at timestamptz;
create index item_of_member on program.item (competition_guid) where participant_guid is not null;
