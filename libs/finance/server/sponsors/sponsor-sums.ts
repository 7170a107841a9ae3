import { percentOf } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export type Sums = { percentBp: number | null; amount: number | null };

export function shareOf({ percentBp, amount }: Sums, total: number, roundTo: number): number {
  return percentBp === null ? (amount ?? 0) : percentOf(total, percentBp, roundTo);
}

/** What has come of each and was not given back. */
export async function paidOf(reader: Reader, sponsors: readonly Guid[]): Promise<ReadonlyMap<Guid, number>> {
  const rows = await reader.query<{ guid: Guid; paid: number }>(
    `select a.sponsor_guid as guid,
            sum(case when p.status = 'Refunded' and not exists (select from finance.refund r where r.payment_guid = p.guid and r.kind = 'money')
                     then 0 else a.amount end
              - coalesce((select sum(x.amount) from finance.refund r join finance.refund_part x on x.refund_guid = r.guid
                           where r.payment_guid = p.guid and r.kind = 'money' and x.application_guid = a.application_guid), 0))::bigint as paid
       from finance.allocation a join finance.payment p on p.guid = a.payment_guid and p.status in ('Confirmed', 'Refunded')
      where a.sponsor_guid = any ($1::uuid[]) group by 1`,
    [sponsors],
  );
  return new Map(rows.map(({ guid, paid }) => [guid, paid]));
}
