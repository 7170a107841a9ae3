// What the portal knows when rows of a bank are matched: the organizer's accounts with banks, whoever owes in any of his
// events, the papers that a purpose may name, the claims that wait.

import { Injectable } from '@nestjs/common';
import type { BankTarget } from '@rampa/contract';
import {
  currencyOfAccount,
  dayIn,
  percentOf,
  type Claim,
  type KnownPaper,
  type MoneyTarget,
  type MoneyWorld,
} from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { accountHeads, factsOfAccounts, standingOfAccount } from '../ledger/account-reading.ts';
import { SPONSOR, type SponsorRow } from '../ledger/ledger-tables.ts';
import { EventMoneys } from '../prices/event-money.ts';

export interface OwnAccount {
  /** The legal entity: one of several accounts has requisites of its own for each, with the same ИНН. */
  requisite: string;
  currency: string | null;
}

export interface KnownTarget extends Omit<BankTarget, 'targetGuid' | 'currency'>, Omit<MoneyTarget, 'guid' | 'kind'> {
  guid: Guid;
  applicationGuid: Guid;
  competitionGuid: Guid;
  currency: BankTarget['currency'];
}

export interface BankWorld {
  own: ReadonlyMap<string, OwnAccount>;
  targets: ReadonlyMap<string, KnownTarget>;
  papers: { invoices: KnownPaper[]; contracts: KnownPaper[] };
  claims: Claim[];
}

interface EventHead {
  guid: Guid;
  title: string;
}

interface Head {
  guid: Guid;
  number: number | null;
  title: string;
  memberName: string;
  inn: string;
  organization: string;
  person: string;
}

@Injectable()
export class BankWorlds {
  constructor(private readonly moneys: EventMoneys) {}

  /** `of`: these applications alone, without papers; null: all of the organizer's events. */
  async of(reader: Reader, organizer: Guid, of: readonly Guid[] | null = null): Promise<BankWorld> {
    const events = await reader.query<EventHead>(
      `select c.guid, c.title from competitions.v_competition c where c.organizer_guid = $1 and c.use_finances and exists
        (select from finance.account a where a.competition_guid = c.guid
            and ($2::uuid[] is null or a.application_guid = any ($2::uuid[]))) order by c.guid`,
      [organizer, of],
    );
    const targets: KnownTarget[] = [];
    for (const event of events) targets.push(...(await this.ofEvent(reader, event, of)));
    const competitions = events.map(({ guid }) => guid);
    return {
      own: await ownAccounts(reader, organizer),
      targets: new Map(targets.map((target) => [target.guid, target])),
      papers: of === null ? await papersOf(reader, organizer) : { invoices: [], contracts: [] },
      claims: await claimsOf(reader, competitions),
    };
  }

  private async ofEvent(reader: Reader, { guid, title }: EventHead, of: readonly Guid[] | null) {
    const { settings, rules } = await this.moneys.of(reader, guid);
    const today = dayIn(new Date(), rules.timeZone);
    const accounts = await accountHeads(reader, guid, of);
    const factsFor = await factsOfAccounts(reader, guid, of);
    const heads = await headsOf(reader, guid, of);
    const sponsors = Map.groupBy(await sponsorsOf(reader, guid, of), ({ applicationGuid }) => applicationGuid);
    const common = { competitionGuid: guid, eventTitle: title, currency: settings.currency };
    return accounts.flatMap((account): KnownTarget[] => {
      const head = heads.get(account.applicationGuid);
      if (!head) return [];
      const facts = factsFor(account);
      const standing = standingOfAccount(account, facts, today, rules.timeZone);
      const isWithdrawn = account.withdrawnAt !== null;
      const payerName = head.organization || head.memberName || head.person;
      const names = [head.title, head.memberName, head.organization, head.person].filter((name) => name !== '');
      const own: KnownTarget = {
        ...{ ...common, guid: head.guid, kind: 'application', applicationGuid: head.guid, number: head.number },
        ...{ title: head.title, payerName, names, payerInn: head.inn, isWithdrawn },
        // A sponsor pays his share himself.
        open: standing.total - standing.paid - standing.fromSponsors,
        ...{ dueNow: standing.ask, refundDue: standing.overpaid },
      };
      const shares = (sponsors.get(head.guid) ?? []).map((sponsor): KnownTarget => {
        const { percentBp, amount } = sponsor;
        const share = percentBp === null ? (amount ?? 0) : percentOf(standing.total, percentBp, account.rules.roundTo);
        const open = isWithdrawn ? 0 : share - paidBySponsor(facts.payments, sponsor.guid);
        const inn = sponsor.requisite['inn'];
        return {
          ...{ ...common, guid: sponsor.guid, kind: 'sponsor', applicationGuid: head.guid, number: head.number },
          ...{ title: head.title, payerName: sponsor.title, names: [sponsor.title], isWithdrawn },
          ...{ payerInn: typeof inn === 'string' ? inn : '', open, dueNow: Math.max(0, open), refundDue: 0 },
        };
      });
      return [own, ...shares];
    });
  }
}

/** Only money of one currency meets: a row of a rouble account pays for no event in Belarusian roubles. */
export function worldIn({ own, targets, papers, claims }: BankWorld, currency: string | null): MoneyWorld {
  const ours = [...targets.values()].filter((target) => target.currency === currency);
  const known = new Set<string>(ours.map(({ guid }) => guid));
  return {
    ...{ today: '', requisiteOf: new Map([...own].map(([account, { requisite }]) => [account, requisite])) },
    targets: ours,
    invoices: papers.invoices.filter(({ target }) => known.has(target)),
    contracts: papers.contracts.filter(({ target }) => known.has(target)),
    claims: claims.filter((claim) => claim.targets.every((target) => known.has(target))),
  };
}

export async function ownAccounts(reader: Reader, organizer: Guid): Promise<Map<string, OwnAccount>> {
  const rows = await reader.query<{ firm: string; account: string; country: string }>(
    `select coalesce(nullif(r.fields ->> 'inn', ''), r.guid::text) as firm, r.country, regexp_replace(r.fields ->> 'paymentAccount', '\\s', '', 'g') as account
       from finance.requisite r where r.owner_guid = $1 and r.owner_type = 'Organizer' and r.deleted_at is null
        and coalesce(r.fields ->> 'paymentAccount', '') <> '' order by r.ordinal_number desc`,
    [organizer],
  );
  return new Map(
    rows.map(({ firm, account, country }) => [
      account,
      { requisite: firm, currency: currencyOfAccount(account, country) },
    ]),
  );
}

function paidBySponsor(
  payments: readonly {
    from?: string | null;
    status: string;
    amount: number;
    refunds?: readonly { amount: number }[] | null;
  }[],
  sponsor: Guid,
): number {
  // prettier-ignore
  let paid = 0;
  for (const { from, status, amount, refunds } of payments) {
    if (from !== sponsor || (status === 'Refunded' && !refunds?.length)) continue;
    paid += amount - (refunds ?? []).reduce((sum, refund) => sum + refund.amount, 0);
  }
  return paid;
}

async function headsOf(reader: Reader, competition: Guid, of: readonly Guid[] | null): Promise<Map<Guid, Head>> {
  const rows = await reader.query<Head>(
    `select h.guid, h.number, h.title, coalesce(m.full_name, '') as "memberName",
            coalesce(r.fields ->> 'inn', '') as inn, coalesce(r.fields ->> 'organizationName', '') as organization,
            coalesce(r.fields ->> 'fullName', '') as person
       from finance.account a join applications.v_application_head h on h.guid = a.application_guid
       left join accounts.v_account m on m.guid = h.member_guid
       left join finance.requisite r on r.guid = a.payer_requisite_guid
      where a.competition_guid = $1 and ($2::uuid[] is null or a.application_guid = any ($2::uuid[]))`,
    [competition, of],
  );
  return new Map(rows.map((row) => [row.guid, row]));
}

function sponsorsOf(reader: Reader, competition: Guid, of: readonly Guid[] | null): Promise<SponsorRow[]> {
  return reader.query<SponsorRow>(
    `select ${SPONSOR.select('s')} from finance.sponsor s
      where s.competition_guid = $1 and s.status in ('Accepted', 'Paid')
        and ($2::uuid[] is null or s.application_guid = any ($2::uuid[])) order by s.created_at, s.guid`,
    [competition, of],
  );
}

async function papersOf(reader: Reader, organizer: Guid): Promise<BankWorld['papers']> {
  const rows = await reader.query<KnownPaper & { type: string }>(
    `select d.type, d.number, coalesce(d.content ->> 'sponsorGuid', d.application_guid::text) as target,
            d.status = 'Issued' as "isIssued",
            coalesce(nullif(r.fields ->> 'inn', ''), d.payee_requisite_guid::text, '') as requisite
       from finance.document d left join finance.requisite r on r.guid = d.payee_requisite_guid
      where d.organizer_guid = $1 and d.type in ('invoice', 'contract')
      order by d.created_at, d.guid`,
    [organizer],
  );
  const ofType = (type: string) => rows.filter((row) => row.type === type).map(({ type: _, ...paper }) => paper);
  return { invoices: ofType('invoice'), contracts: ofType('contract') };
}

function claimsOf(reader: Reader, competitions: readonly Guid[]): Promise<Claim[]> {
  return reader.query<Claim>(
    `select p.guid, p.amount, p.paid_on::text as "paidOn", p.number,
            array_agg(coalesce(a.sponsor_guid, a.application_guid)::text order by a.position) as targets
       from finance.payment p join finance.allocation a on a.payment_guid = p.guid
      where p.status = 'Pending' and p.competition_guid = any ($1::uuid[]) group by p.guid order by p.created_at, p.guid`,
    [competitions],
  );
}
