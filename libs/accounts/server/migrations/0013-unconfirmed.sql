-- Accounts whose address was never proved are forgotten after a week: they are nobody's.
create index account_unconfirmed on accounts.account (created_at) where not is_verified;
