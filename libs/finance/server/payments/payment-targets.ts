// Which applications a payment may be put to: of its payer, in its event, subscribed.

import { partsFault, type PaymentPart } from '@rampa/finance/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Scope } from '@rampa/platform/server';
import { SPONSOR, type AccountRow, type SponsorRow } from '../ledger/ledger-tables.ts';

export interface SentPart {
  applicationGuid: Guid;
  amount: number;
}

export interface Payer {
  guid: Guid;
  kind: 'member' | 'application' | 'sponsor';
}

/** The member who asks; null for an organizer or his employee. */
export function memberOf({ actor }: Pick<Scope, 'actor'>): Guid | null {
  return actor.kind === 'account' && actor.userType === 'Member' ? actor.account : null;
}

/** All to the one application, unless the sender has divided it; null: what he sent is no list. Failures badRequest, allocationsTooLarge. */
export function partsOf(
  application: Guid,
  amount: number,
  sent: readonly SentPart[] | null | undefined,
): PaymentPart[] {
  if (sent === null) throw new Failure('badRequest', { field: 'allocations' });
  const parts = sent?.length
    ? sent.map((one): PaymentPart => [one.applicationGuid, one.amount])
    : [[application, amount] as const];
  if (partsFault(amount, parts) !== null) throw new Failure('allocationsTooLarge');
  return parts;
}

interface Head {
  guid: Guid;
  member: Guid | null;
}

/** Failures notFound of somebody else's, otherPayer of several members' at once. */
export async function payerOf(
  reader: Reader,
  scope: Scope,
  parts: readonly PaymentPart[],
  application: Guid,
): Promise<Payer> {
  const guids = [...new Set([application, ...parts.map(([guid]) => guid)])];
  const heads = await reader.query<Head>(
    `select guid, member_guid as member from applications.v_application_head
      where guid = any ($1::uuid[]) and competition_guid = $2`,
    [guids, scope.competition],
  );
  const asker = memberOf(scope);
  if (heads.length < guids.length || (asker !== null && heads.some(({ member }) => member !== asker)))
    throw new Failure('notFound');
  const [first] = heads;
  if (heads.some(({ member }) => member !== first!.member || (member === null && heads.length > 1)))
    throw new Failure('otherPayer');
  return first!.member === null ? { guid: application, kind: 'application' } : { guid: first!.member, kind: 'member' };
}

/** Failures notFound, sponsorNotAccepted, and of parts beside its own application: otherPayer. */
export async function sponsorOf(
  reader: Reader,
  competition: Guid,
  guid: Guid,
  parts: readonly PaymentPart[],
): Promise<SponsorRow> {
  const row = await SPONSOR.find(reader, { guid, competitionGuid: competition });
  if (!row) throw new Failure('notFound');
  if (row.status !== 'Accepted' && row.status !== 'Paid') throw new Failure('sponsorNotAccepted');
  if (parts.some(([application]) => application !== row.applicationGuid)) throw new Failure('otherPayer');
  return row;
}

export function refuseWithdrawn(accounts: readonly AccountRow[]): void {
  if (accounts.some(({ withdrawnAt }) => withdrawnAt !== null)) throw new Failure('notSubscribed');
}

/** Not later than today, not over a year ago. Failure paymentDay. */
export function refuseDay(day: string, today: string): void {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  if (day > today || day < yearAgo) throw new Failure('paymentDay', { field: 'datePayment' });
}
