// Books rows of a statement when a person accepts them, each in its own transaction. A row that has changed since the
// person saw it is not booked, and no row is booked twice.

import { Injectable, Logger } from '@nestjs/common';
import type { AnswerOf, BankStatementAccept, BodyOf } from '@rampa/contract';
import type { Proposal } from '@rampa/finance/domain';
import { Failure, failureText, type FailureCode, type Guid } from '@rampa/kernel';
import { actorName, Database, EventArchive, UnitOfWork, type Scope } from '@rampa/platform/server';
import type { UrlOf } from '../payments/money-letters.ts';
import { MovePayment } from '../payments/move-payment.ts';
import { BankWorlds, type BankWorld } from './bank-world.ts';
import { BookRow, type BookedPart } from './book-row.ts';
import { byEvent, eventIn, heldRow, holdOpen, partsOf } from './row-steps.ts';
import { bookingsOf, markOf, proposalView, rowsOfFile, seenRows } from './seen-statement.ts';
import { keeperOf } from './statement-access.ts';
import type { BankRowKept } from './statement-tables.ts';

type Sent = BodyOf<typeof BankStatementAccept>['rows'][number];
type Outcome = AnswerOf<typeof BankStatementAccept>['rows'][number];

interface Wanted {
  parts: readonly (readonly [target: string, amount: number])[];
  action: 'in' | 'out';
  advance: number;
  claim: string | null;
  reason: string;
  /** It was proposed: whatever exceeds the open debt stays unassigned. */
  isProposed: boolean;
}

@Injectable()
export class AcceptRows {
  private readonly logger = new Logger('finance');

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly archive: EventArchive,
    private readonly worlds: BankWorlds,
    private readonly moving: MovePayment,
    private readonly booking: BookRow,
  ) {}

  /** Failure statementsOfAll; what is wrong with a row stands in its outcome. */
  async run(scope: Scope, sent: readonly Sent[], urlOf: UrlOf): Promise<AnswerOf<typeof BankStatementAccept>> {
    const organizer = keeperOf(scope);
    const { world, proposals } = await this.seen(organizer, sent);
    const rows: Outcome[] = [];
    for (const one of sent) {
      const { bankRowGuid } = one;
      const outcome = (of: Outcome['outcome'], code: FailureCode | null = null, message = ''): Outcome => ({
        ...{
          bankRowGuid,
          outcome: of,
          code,
          message: message || (code === null ? '' : failureText(code)),
          proposal: null,
        },
      });
      try {
        const proposal = proposals.get(bankRowGuid) ?? null;
        const isSeen = one.mark === undefined || (proposal !== null && markOf(proposal) === one.mark);
        if (!isSeen && !(await this.isBooked(bankRowGuid))) throw new Failure('proposalStale');
        rows.push(outcome(await this.one(scope, organizer, one, proposal, urlOf)));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const [detail] = error.details;
        const told = outcome(error.code === 'proposalStale' ? 'stale' : 'refused', error.code, detail?.message);
        const now = error.code === 'proposalStale' ? (await this.seen(organizer, [one])).proposals.get(bankRowGuid) : null; // prettier-ignore
        rows.push({ ...told, proposal: now ? proposalView(now, world) : null });
      }
    }
    const refused = rows.filter((row) => row.outcome === 'refused' || row.outcome === 'stale').length;
    if (refused > 0) this.logger.log(`Of ${rows.length} rows of a bank ${refused} were not booked`);
    return { rows };
  }

  private one(scope: Scope, organizer: Guid, sent: Sent, proposal: Proposal | null, urlOf: UrlOf) {
    return this.work
      .run({ scope }, async (tx): Promise<'booked' | 'already'> => {
        const wanted = wantedOf(sent, proposal);
        const parts = await partsOf(tx, organizer, wanted?.parts ?? []);
        await holdOpen(tx, this.archive, parts.map(({ target }) => target.competition)); // prettier-ignore
        const row = await heldRow(tx, organizer, sent.bankRowGuid);
        if ((await bookingsOf(tx, [row.guid])).length > 0) return 'already';
        refuseRow(row, sent, wanted);
        if (!wanted) throw new Failure('proposalStale');
        for (const [competition, ours] of byEvent(parts))
          await this.moving.accounts.held(tx, competition, ours, { actor: actorName(scope.actor), reason: 'Заявка подана' }); // prettier-ignore
        const world = await this.worlds.of(tx, organizer, parts.map(({ target }) => target.application)); // prettier-ignore
        refuseParts(row, wanted, parts, world);
        const booking = {
          ...{ row, parts, advance: wanted.advance, claim: wanted.claim as Guid | null, reason: wanted.reason, urlOf },
          eventOf: (competition: Guid) => eventIn(scope, organizer, competition),
        };
        await (wanted.action === 'in' ? this.booking.incoming(tx, booking) : this.booking.outgoing(tx, booking));
        return 'booked';
      })
      .then(({ result }) => result);
  }

  /** The current proposals. A file is matched as a whole, because its rows compete for the same debts. */
  private seen(organizer: Guid, sent: readonly Sent[]) {
    return this.database.snapshot(async (reader) => {
      const guids = sent.map(({ bankRowGuid }) => bankRowGuid);
      const files = await reader.query<{ file: Guid }>(
        'select distinct file_guid as file from finance.bank_row where organizer_guid = $1 and guid = any ($2::uuid[])',
        [organizer, guids],
      );
      const world = await this.worlds.of(reader, organizer);
      const proposals = new Map<Guid, Proposal | null>();
      for (const { file } of files) {
        const rows = await seenRows(reader, await rowsOfFile(reader, organizer, file), world);
        for (const { kept, proposal } of rows) proposals.set(kept.guid, proposal);
      }
      return { world, proposals };
    });
  }

  private async isBooked(guid: Guid): Promise<boolean> {
    return (await bookingsOf(this.database, [guid])).length > 0;
  }
}

function wantedOf({ mark, allocations, reason }: Sent, proposal: Proposal | null): Wanted | null {
  if (mark === undefined) {
    if (!allocations) throw new Failure('badRequest', { field: 'allocations' });
    const parts = allocations.map(({ targetGuid, amount }) => [targetGuid, amount] as const);
    return { parts, action: 'in', advance: 0, claim: null, reason, isProposed: false };
  }
  if (!proposal || proposal.allocations.length === 0) return null;
  const { action, allocations: parts, advance, payment } = proposal;
  return { parts, action: action === 'refund' ? 'out' : 'in', advance, claim: payment, reason, isProposed: true };
}

function refuseRow(row: BankRowKept, { reason }: Sent, wanted: Wanted | null): void {
  if (row.ignoredAt !== null) throw new Failure('bankRowIgnored');
  if (row.state !== 'ok' && row.state !== 'possibleDuplicate') throw new Failure('bankRowRefused');
  if (row.state === 'possibleDuplicate' && reason === '') throw new Failure('bankRowRepeats', { field: 'reason' });
  if (row.said.direction === 'out' && wanted?.action !== 'out') throw new Failure('bankRowOutgoing');
}

/** Runs under the lock, because the account may have been paid, claimed or cancelled meanwhile. */
function refuseParts(row: BankRowKept, wanted: Wanted, parts: readonly BookedPart[], world: BankWorld): void {
  const amount = row.said.document.amount ?? 0;
  const sum = parts.reduce((all, part) => all + part.amount, 0);
  const isTwice = new Set(parts.map(({ target }) => target.application)).size < parts.length;
  if (isTwice || sum > amount) throw new Failure('allocationsTooLarge');
  const currency = world.own.get(row.said.account)?.currency ?? null;
  const targets = parts.map(({ target, amount: part }) => ({ target: world.targets.get(target.guid), part }));
  if (targets.some(({ target }) => !target)) throw new Failure('notSubscribed');
  if (targets.some(({ target }) => target!.currency !== currency)) throw new Failure('currencyMixed');
  if (!wanted.isProposed) {
    wanted.advance = amount - sum;
    return;
  }
  const isOpen = ({ target, part }: (typeof targets)[number]) =>
    wanted.action === 'out' ? target!.refundDue >= part : !target!.isWithdrawn && target!.open >= part;
  const guids = new Set<string>(parts.map(({ target }) => target.guid));
  const claim = world.claims.find((one) => one.amount === amount && one.targets.some((guid) => guids.has(guid)));
  const isClaimed = wanted.action === 'in' && (wanted.claim === null ? claim !== undefined : !world.claims.some(({ guid }) => guid === wanted.claim)); // prettier-ignore
  if (!targets.every(isOpen) || isClaimed || sum + wanted.advance > amount) throw new Failure('proposalStale');
}
