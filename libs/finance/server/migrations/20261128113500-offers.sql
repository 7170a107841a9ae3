-- The offer of an event: each text that was published stays as it was, and who has accepted which.
create table finance.offer_version (
  competition_guid uuid not null references competitions.competition on delete cascade,
  no integer not null,
  text text not null,
  sha256 text not null,
  published_on date not null,
  author text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- From then on nobody is asked for it.
  withdrawn_at timestamptz,
  primary key (competition_guid, no)
);

create table finance.offer_acceptance (
  application_guid uuid not null,
  competition_guid uuid not null,
  no integer not null,
  sha256 text not null,
  member_guid uuid,
  -- As he was called then.
  who text not null,
  how text not null constraint offer_acceptance_how_check check (how in ('subscribe', 'payment')),
  at timestamptz not null default clock_timestamp(),
  primary key (application_guid, no),
  foreign key (competition_guid, no) references finance.offer_version on delete cascade
);
create index offer_acceptance_of_event on finance.offer_acceptance (competition_guid, at desc);

create function finance.keep_offer() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'offer_acceptance' or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at') then
    raise exception 'an offer that was published and its acceptance are never changed';
  end if;
  return new;
end $$;
create trigger offer_is_kept before update on finance.offer_version for each row execute function finance.keep_offer();
create trigger acceptance_is_kept before update on finance.offer_acceptance for each row execute function finance.keep_offer();

alter table finance.document drop constraint document_type_check;
alter table finance.document add constraint document_type_check check (type in
  ('invoice', 'contract', 'act', 'receipt', 'reconciliation', 'cashOrder', 'offer'));
