-- Who made a step of the stage: the live desk says who leads it. Neither: a step of before anybody asked.
alter table program.step
  add column account_guid uuid references accounts.account,
  add column link_guid uuid references accounts.fast_link,
  -- The stage was changed otherwise since: the step stays in the log and is not taken back.
  add column is_settled boolean not null default false;
create index step_account on program.step (account_guid) where account_guid is not null;
create index step_link on program.step (link_guid) where link_guid is not null;
