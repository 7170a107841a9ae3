-- What other rooms read: how somebody is called, where he takes part, which links are open. No address, no secret.
create view accounts.v_account as select guid, company_name, full_name from accounts.account;
create view accounts.v_membership as select member_guid, competition_guid from accounts.membership;
create view accounts.v_fast_link as
  select guid, competition_guid, role, judge_guid, name, expires_at, revoked_at from accounts.fast_link;
