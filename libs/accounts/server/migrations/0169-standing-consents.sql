-- Whose name may be shown to everybody; the other rooms read consents through it alone.
create view accounts.v_publishing as
  select account_guid from accounts.consent where kind = 'publishing' and withdrawn_at is null;
