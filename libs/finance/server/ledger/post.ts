// Entries are written here alone; the trigger looks at each of them at the commit.

import { isBalanced, type LedgerEntry } from '@rampa/finance/domain';
import { newGuid, type Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { AUDIT, ENTRY, POSTING } from './ledger-tables.ts';

export interface PostedFor {
  competition: Guid;
  actor: string;
  reason: string;
  payment?: Guid | null;
  refund?: Guid | null;
}

/** An entry that moves nothing is none. */
export async function post(tx: Transaction, entries: readonly LedgerEntry[], of: PostedFor): Promise<Guid[]> {
  const moving = entries.filter(({ postings }) => postings.length > 0).map((one) => ({ ...one, guid: newGuid() }));
  if (moving.length === 0) return [];
  if (!moving.every(isBalanced)) throw new Error(`An entry of ${of.competition} does not add up to nothing`);
  const { competition: competitionGuid, actor, reason, payment: paymentGuid = null, refund: refundGuid = null } = of;
  await ENTRY.insertAll(
    tx,
    moving.map(({ guid, kind }) => ({ guid, competitionGuid, kind, reason, actor, paymentGuid, refundGuid })),
  );
  await POSTING.insertAll(
    tx,
    moving.flatMap(({ guid, postings }) => postings.map((posting, n) => ({ entryGuid: guid, n, ...posting }))),
  );
  return moving.map(({ guid }) => guid);
}

export interface Audited {
  competition: Guid;
  application?: Guid | null;
  thing: 'account' | 'payment' | 'discount' | 'sponsor' | 'retention' | 'fiscalReceipt';
  guid: Guid;
  deed: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
  actor: string;
}

export async function audit(tx: Transaction, said: Audited): Promise<void> {
  const { competition, application = null, thing, guid, deed, before, after, reason = '', actor } = said;
  await AUDIT.insert(tx, {
    ...{ guid: newGuid(), competitionGuid: competition, applicationGuid: application, thing, thingGuid: guid },
    ...{ deed, before: before ?? null, after: after ?? null, reason, actor },
  });
}

/** The next number of a kind: the row stays locked until the commit, so that no number is left out. Take it last. */
export async function nextNumber(tx: Transaction, holder: Guid, kind: string, year: number): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    `insert into finance.counter (holder_guid, kind, year, last) values ($1, $2, $3, 1)
     on conflict (holder_guid, kind, year) do update set last = finance.counter.last + 1 returning last`,
    [holder, kind, year],
  );
  return row!.last;
}
