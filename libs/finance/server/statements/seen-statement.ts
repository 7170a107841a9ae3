// A statement as it stands now: what became of each row, and what is proposed for those that wait. Counted anew on every
// look, so that what is proposed is never older than the money it speaks of.

import { createHash } from 'node:crypto';
import type { BankProposal, BankTarget, StatementGroup } from '@rampa/contract';
import { matchRows, type Proposal } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { worldIn, type BankWorld, type KnownTarget } from './bank-world.ts';
import { BANK_ROW, type BankRowKept } from './statement-tables.ts';

export interface Booking {
  row: Guid;
  payment: Guid;
  refund: Guid | null;
  amount: number;
  author: string;
  bookedAt: Date;
  parts: { target: Guid; amount: number }[];
}

export interface SeenRow {
  kept: BankRowKept;
  bookings: readonly Booking[];
  proposal: Proposal | null;
  group: StatementGroup;
}

export function rowsOfFile(reader: Reader, organizer: Guid, file: Guid): Promise<BankRowKept[]> {
  return reader.query<BankRowKept>(
    `select ${BANK_ROW.select('r')} from finance.bank_row r
      where r.organizer_guid = $1 and r.file_guid = $2 order by r.position`,
    [organizer, file],
  );
}

/** What was taken back by storno is not booked any more. */
export function bookingsOf(reader: Reader, rows: readonly Guid[]): Promise<Booking[]> {
  return reader.query<Booking>(
    `select b.bank_row_guid as row, b.payment_guid as payment, b.refund_guid as refund, b.author,
            b.booked_at as "bookedAt", coalesce(r.amount, p.amount) as amount,
            case when r.guid is null then
              (select coalesce(jsonb_agg(jsonb_build_object('target', coalesce(a.sponsor_guid, a.application_guid),
                 'amount', a.amount) order by a.position), '[]') from finance.allocation a where a.payment_guid = p.guid)
            else
              (select coalesce(jsonb_agg(jsonb_build_object('target', x.application_guid, 'amount', x.amount)), '[]')
                 from finance.refund_part x where x.refund_guid = r.guid and x.application_guid is not null)
            end as parts
       from finance.bank_booking b join finance.payment p on p.guid = b.payment_guid
       left join finance.refund r on r.guid = b.refund_guid
      where b.bank_row_guid = any ($1::uuid[])
        and not exists (select from finance.refund s where s.payment_guid = b.payment_guid and s.kind = 'storno')
      order by b.booked_at, b.guid`,
    [rows],
  );
}

export async function seenRows(reader: Reader, rows: readonly BankRowKept[], world: BankWorld): Promise<SeenRow[]> {
  const bookings = Map.groupBy(await bookingsOf(reader, rows.map(({ guid }) => guid)), ({ row }) => row); // prettier-ignore
  const waiting = rows.filter(
    ({ guid, state, ignoredAt }) => state === 'ok' && ignoredAt === null && !bookings.has(guid),
  );
  const proposals = new Map<Guid, Proposal | null>();
  const byCurrency = Map.groupBy(waiting, ({ said }) => world.own.get(said.account)?.currency ?? null);
  for (const [currency, ours] of byCurrency) {
    const found = matchRows(ours.map(({ said }) => said), worldIn(world, currency)); // prettier-ignore
    for (const [at, { guid }] of ours.entries()) proposals.set(guid, found[at] ?? null);
  }
  return rows.map((kept) => {
    const [booked, proposal] = [bookings.get(kept.guid) ?? [], proposals.get(kept.guid) ?? null];
    return { kept, bookings: booked, proposal, group: groupOf(kept, booked.length > 0, proposal) };
  });
}

const LIKELY: readonly string[] = ['partial', 'likely', 'guess'];

function groupOf({ state, ignoredAt }: BankRowKept, isBooked: boolean, proposal: Proposal | null): StatementGroup {
  if (isBooked) return 'booked';
  if (ignoredAt !== null) return 'ignored';
  if (state === 'duplicate' || state === 'possibleDuplicate') return 'repeat';
  if (state !== 'ok') return 'refused';
  if (proposal?.confidence === 'exact') return 'exact';
  const isLikely = proposal !== null && (LIKELY.includes(proposal.confidence) || proposal.action === 'refund');
  return isLikely ? 'likely' : 'check';
}

/** Tells one proposal from another: it is booked only as it was seen. */
export function markOf({ action, allocations, advance, payment }: Proposal): string {
  return createHash('sha256')
    .update(JSON.stringify([action, allocations, advance, payment]))
    .digest('base64url')
    .slice(0, 22);
}

export function targetView({
  guid,
  names: _,
  payerInn: _inn,
  dueNow: _due,
  refundDue: _back,
  ...said
}: KnownTarget): BankTarget {
  // prettier-ignore
  return { targetGuid: guid, ...said };
}

export function proposalView(proposal: Proposal, world: BankWorld): BankProposal {
  const { action, confidence, by, allocations, advance, flags, candidates, payment } = proposal;
  return {
    ...{ action, confidence, by, advance, flags, paymentGuid: payment as Guid | null, mark: markOf(proposal) },
    allocations: partsView(allocations.map(([target, amount]) => ({ target, amount })), world), // prettier-ignore
    candidates: candidates.flatMap((guid) => {
      const target = world.targets.get(guid);
      return target ? [targetView(target)] : [];
    }),
  };
}

export function partsView(parts: readonly { target: string; amount: number }[], { targets }: BankWorld) {
  return parts.flatMap(({ target, amount }) => {
    const known = targets.get(target);
    return known ? [{ ...targetView(known), amount }] : [];
  });
}
