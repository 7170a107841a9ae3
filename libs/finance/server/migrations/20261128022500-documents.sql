-- Papers as they were issued: what one says never changes; another content is another paper with a number of its own.
create table finance.document (
  guid uuid primary key,
  organizer_guid uuid not null references accounts.account,
  competition_guid uuid not null references competitions.competition,
  application_guid uuid not null references finance.account,
  -- Of a cash order: the payment or the refund that it is about.
  cash_guid uuid,
  type text not null constraint document_type_check check (type in
    ('invoice', 'contract', 'act', 'receipt', 'reconciliation', 'cashOrder')),
  -- Which of several of a kind: a stage of payment, a cash receipt; empty: the one of the application.
  part text not null default '',
  number text not null,
  year smallint not null,
  no integer,
  issued_on date not null,
  amount bigint not null,
  -- Without a passport, which is sealed.
  content jsonb not null,
  passport_sealed bytea,
  content_hash text not null,
  status text not null default 'Issued' constraint document_status_check check (status in ('Issued', 'Superseded', 'Annulled')),
  payee_requisite_guid uuid references finance.requisite,
  payer_requisite_guid uuid references finance.requisite,
  -- Its bytes, once it was first printed.
  file_guid uuid,
  author text not null,
  created_at timestamptz not null default clock_timestamp()
);
create unique index document_number on finance.document (organizer_guid, type, year, no) where no is not null;
-- Asked for again it is the same paper.
create unique index document_issued on finance.document (application_guid, type, part) where status = 'Issued';
create index document_of_event on finance.document (competition_guid, created_at desc);
create index document_of_payee on finance.document (payee_requisite_guid) where payee_requisite_guid is not null;
create index document_of_payer on finance.document (payer_requisite_guid) where payer_requisite_guid is not null;

create function finance.keep_document() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then raise exception 'a paper is annulled, never deleted'; end if;
  if (to_jsonb(new) - 'status' - 'file_guid') is distinct from (to_jsonb(old) - 'status' - 'file_guid')
    or (old.file_guid is not null and new.file_guid is distinct from old.file_guid)
    or (old.status <> 'Issued' and new.status <> old.status) then
    raise exception 'a paper that was issued is never changed';
  end if;
  return new;
end $$;
create trigger document_is_kept before update or delete on finance.document
  for each row execute function finance.keep_document();

-- Which of the organizer's requisites papers of an event name; without a row: the first that an invoice may name.
create table finance.payee (
  competition_guid uuid primary key references competitions.competition on delete cascade,
  requisite_guid uuid not null references finance.requisite,
  updated_at timestamptz not null default now()
);
