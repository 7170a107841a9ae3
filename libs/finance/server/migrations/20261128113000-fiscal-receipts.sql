-- Receipts of a till for payments and refunds: what was printed elsewhere is written down here.
create table finance.fiscal_receipt (
  payment_guid uuid not null references finance.payment,
  competition_guid uuid not null references competitions.competition on delete cascade,
  step text not null constraint fiscal_receipt_step_check check (step in ('payment', 'refund', 'settlement')),
  refund_guid uuid references finance.refund,
  status text not null constraint fiscal_receipt_status_check
    check (status in ('notNeeded', 'waiting', 'printed', 'failed')),
  fields jsonb not null,
  author text not null,
  updated_at timestamptz not null default clock_timestamp(),
  check ((step = 'refund') = (refund_guid is not null)),
  unique nulls not distinct (payment_guid, step, refund_guid)
);
create index fiscal_receipt_of_event on finance.fiscal_receipt (competition_guid);
