// Accounts with all that they stand on, however many, in the same few statements.

import {
  accountStanding,
  type AccountStanding,
  type PlanStage,
  type PricedPayment,
  type PricedSponsor,
} from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { asStage } from '../plans/plan-stages.ts';
import { PLAN, type PlanRow } from '../prices/price-tables.ts';
import { ACCOUNT, DISCOUNT, type AccountRow, type DiscountRow } from './ledger-tables.ts';

export type AccountHead = Omit<AccountRow, 'basis' | 'derivation'> & { total: number };

export interface AccountFactsRead {
  plan: PlanStage[] | null;
  payments: PricedPayment[];
  sponsors: PricedSponsor[];
  /** Booked and not taken back. */
  retained: number;
}

const HEAD = Object.keys(ACCOUNT.columns)
  .filter((key) => key !== 'basis' && key !== 'derivation')
  .map((key) => `a.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${key}"`)
  .join(', ');

/** In the order of their guids. `of`: these alone; null: all of the event. */
export function accountHeads(
  reader: Reader,
  competition: Guid,
  of: readonly Guid[] | null = null,
): Promise<AccountHead[]> {
  return reader.query<AccountHead>(
    `select ${HEAD}, (a.derivation ->> 'total')::bigint as total from finance.account a
      where a.competition_guid = $1 and ($2::uuid[] is null or a.application_guid = any ($2::uuid[]))
      order by a.application_guid`,
    [competition, of],
  );
}

/** Whole rows, held until the commit: always in the order of their guids, so that two writers never wait for each other. */
export function heldAccounts(reader: Reader, competition: Guid, of: readonly Guid[]): Promise<AccountRow[]> {
  return reader.query<AccountRow>(
    `select ${ACCOUNT.select('a')} from finance.account a
      where a.competition_guid = $1 and a.application_guid = any ($2::uuid[])
      order by a.application_guid for update`,
    [competition, of],
  );
}

export async function factsOfAccounts(
  reader: Reader,
  competition: Guid,
  of: readonly Guid[] | null = null,
): Promise<(account: Pick<AccountRow, 'applicationGuid' | 'planGuid'>) => AccountFactsRead> {
  const asked = [competition, of];
  const ours = (column: string) => `($2::uuid[] is null or ${column} = any ($2::uuid[]))`;
  const plans = await reader.query<PlanRow>(
    `select ${PLAN.select('p')} from finance.plan p where p.competition_guid = $1`,
    [competition],
  );
  const payments = await reader.query<PricedPayment & { application: Guid }>(
    `select a.application_guid as application, a.amount, p.paid_on as "paidOn", p.status, a.sponsor_guid as "from",
            coalesce(r.refunds, '[]') as refunds
       from finance.payment p join finance.allocation a on a.payment_guid = p.guid
       left join (select r.payment_guid, rp.application_guid,
                         jsonb_agg(jsonb_build_object('amount', rp.amount, 'on', r.given_on) order by r.created_at) as refunds
                    from finance.refund r join finance.refund_part rp on rp.refund_guid = r.guid
                   where r.competition_guid = $1 and r.kind = 'money' group by 1, 2) r
         on r.payment_guid = p.guid and r.application_guid = a.application_guid
      where p.competition_guid = $1 and p.status in ('Confirmed', 'Refunded') and ${ours('a.application_guid')}
      order by p.paid_on, p.created_at, p.guid`,
    asked,
  );
  const sponsors = await reader.query<PricedSponsor & { application: Guid }>(
    `select s.application_guid as application, s.guid as id, s.amount, s.percent_bp as "percentBp", s.status
       from finance.sponsor s where s.competition_guid = $1 and ${ours('s.application_guid')}
      order by s.created_at, s.guid`,
    asked,
  );
  const retained = await reader.query<{ application: Guid; amount: number }>(
    `select r.application_guid as application, r.amount from finance.retention r
      where r.competition_guid = $1 and r.taken_back_at is null and ${ours('r.application_guid')}`,
    asked,
  );
  const ofPlan = new Map(plans.map(({ guid, stages }) => [guid, stages.map(asStage)]));
  const paid = Map.groupBy(payments, ({ application }) => application);
  const shares = Map.groupBy(sponsors, ({ application }) => application);
  const kept = new Map(retained.map(({ application, amount }) => [application, amount]));
  return ({ applicationGuid, planGuid }) => ({
    plan: planGuid === null ? null : (ofPlan.get(planGuid) ?? null),
    payments: paid.get(applicationGuid) ?? [],
    sponsors: shares.get(applicationGuid) ?? [],
    retained: kept.get(applicationGuid) ?? 0,
  });
}

/** Granted ones, in the order in which they were granted, before the others. */
export function discountsOfAccounts(
  reader: Reader,
  competition: Guid,
  of: readonly Guid[] | null = null,
): Promise<DiscountRow[]> {
  return reader.query<DiscountRow>(
    `select ${DISCOUNT.select('d')} from finance.discount d
      where d.competition_guid = $1 and ($2::uuid[] is null or d.application_guid = any ($2::uuid[]))
      order by d.status = 'Granted' desc, d.decided_at nulls last, d.created_at, d.guid`,
    [competition, of],
  );
}

export function standingOfAccount(
  head: Pick<AccountRow, 'subscribedAt' | 'withdrawnAt' | 'rules'> & { total: number },
  facts: AccountFactsRead,
  day: string,
  timeZone: string,
): AccountStanding {
  const kept = {
    ...{ ...facts, total: head.total, roundTo: head.rules.roundTo },
    ...{ subscribedAt: head.subscribedAt.toISOString(), isWithdrawn: head.withdrawnAt !== null },
  };
  return accountStanding(kept, day, timeZone);
}
