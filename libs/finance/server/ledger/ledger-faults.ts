// What the entries say against what the other tables say: nothing where all is well. The nightly check and the specs ask it.

import type { Guid } from '@rampa/kernel';

interface Asking {
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface LedgerFault {
  what: string;
  guid: Guid;
  said: number;
  kept: number;
}

export const LEDGER_FAULTS = `
  with due as (
    select of, sum(amount) as sum from finance.posting where kind = 'due' group by of
  ), alive as (
    select p.* from finance.payment p
     where p.status in ('Confirmed', 'Refunded')
       and not exists (select from finance.refund r where r.payment_guid = p.guid and r.kind = 'storno')
  ), paid as (
    select a.application_guid, sum(a.amount) as sum from finance.allocation a join alive p on p.guid = a.payment_guid group by 1
  ), back as (
    select x.application_guid, sum(x.amount) as sum from finance.refund_part x
      join finance.refund r on r.guid = x.refund_guid where r.kind = 'money' group by 1
  ), kept as (
    select application_guid, sum(amount) as sum from finance.retention where taken_back_at is null group by 1
  )
  select 'balance' as what, a.application_guid as guid, coalesce(d.sum, 0)::bigint as said,
         (a.posted_total + coalesce(k.sum, 0) - coalesce(p.sum, 0) + coalesce(b.sum, 0))::bigint as kept
    from finance.account a left join due d on d.of = a.application_guid::text
    left join paid p on p.application_guid = a.application_guid left join back b on b.application_guid = a.application_guid
    left join kept k on k.application_guid = a.application_guid
  union all
  select 'total', a.application_guid, a.posted_total,
         case when a.withdrawn_at is null then (a.derivation ->> 'total')::bigint else 0 end from finance.account a
  union all
  select 'entry', entry_guid, sum(amount)::bigint, 0 from finance.posting group by 2
  union all
  select 'money', p.guid,
         (select coalesce(sum(x.amount), 0) from finance.posting x join finance.entry e on e.guid = x.entry_guid
           where e.payment_guid = p.guid and x.kind in ('bank', 'cash', 'online', 'offset'))::bigint,
         (case when exists (select from alive a where a.guid = p.guid)
               then p.amount - coalesce((select sum(r.amount) from finance.refund r where r.payment_guid = p.guid and r.kind = 'money'), 0)
               else 0 end)::bigint
    from finance.payment p`;

export function ledgerFaults(reader: Asking): Promise<LedgerFault[]> {
  return reader.query<LedgerFault>(`select * from (${LEDGER_FAULTS}) f where said <> kept`);
}
