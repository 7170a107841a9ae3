-- Employees: whose they are stands in organizer_guid; what they may, in one page configuration for all events and one
-- for each event that has its own.
alter table accounts.account
  add column country_code text not null default 'RU',
  add column employee_state text check (employee_state in ('waiting', 'approved', 'dismissed')),
  add constraint account_employee check (
    (user_type = 'OrganizerEmployee') = (employee_state is not null)
    and (user_type <> 'OrganizerEmployee' or organizer_guid is not null)
  );
create index account_of_organizer on accounts.account (organizer_guid) where user_type = 'OrganizerEmployee';

create table accounts.employee_access (
  employee_guid uuid not null references accounts.account on delete cascade,
  -- Null: for all events.
  competition_guid uuid,
  -- Every section to 0, 1 or 2.
  config jsonb not null,
  unique nulls not distinct (employee_guid, competition_guid)
);

-- Events that a member takes part in; the organizer is the event's.
create table accounts.membership (
  member_guid uuid not null references accounts.account on delete cascade,
  competition_guid uuid not null,
  organizer_guid uuid not null,
  is_blocked boolean not null default false,
  note text not null default '',
  joined_at timestamptz not null default now(),
  primary key (member_guid, competition_guid)
);
create index membership_competition on accounts.membership (competition_guid);
