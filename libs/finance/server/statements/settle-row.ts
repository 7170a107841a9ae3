// A row that was booked by mistake, or is none of ours.

import { Injectable } from '@nestjs/common';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { actorName, EventArchive, UnitOfWork, type Scope } from '@rampa/platform/server';
import { ChangePayment } from '../payments/change-payment.ts';
import type { UrlOf } from '../payments/money-letters.ts';
import { MovePayment } from '../payments/move-payment.ts';
import { eventIn, heldRow, holdOpen } from './row-steps.ts';
import { bookingsOf } from './seen-statement.ts';
import { keeperOf } from './statement-access.ts';
import { BANK_ROW } from './statement-tables.ts';

@Injectable()
export class SettleRow {
  constructor(
    private readonly work: UnitOfWork,
    private readonly archive: EventArchive,
    private readonly moving: MovePayment,
    private readonly changing: ChangePayment,
  ) {}

  /** The payments of a row are negated. Failures bankRowRefused (nothing is booked), refundNotUndone, paymentTransition. */
  async takeBack(scope: Scope, guid: Guid, reason: string, urlOf: UrlOf): Promise<void> {
    const organizer = keeperOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const bookings = await bookingsOf(tx, [guid]);
      const payments = [...new Set(bookings.map(({ payment }) => payment))].toSorted();
      const heads = await tx.query<{ guid: Guid; competition: Guid; applications: Guid[] }>(
        `select p.guid, p.competition_guid as competition,
                array(select a.application_guid from finance.allocation a where a.payment_guid = p.guid) as applications
           from finance.payment p where p.guid = any ($1::uuid[]) order by p.guid`,
        [payments],
      );
      await holdOpen(tx, this.archive, heads.map(({ competition }) => competition)); // prettier-ignore
      await heldRow(tx, organizer, guid);
      const alive = await bookingsOf(tx, [guid]);
      // Taken back meanwhile: nothing is left to do.
      if (alive.length === 0) return;
      if (alive.some(({ refund }) => refund !== null)) throw new Failure('refundNotUndone');
      const byEvent = Map.groupBy(heads, ({ competition }) => competition);
      for (const competition of [...byEvent.keys()].toSorted()) {
        const applications = byEvent.get(competition)!.flatMap((head) => head.applications);
        await this.moving.accounts.held(tx, competition, applications, { actor: actorName(scope.actor), reason });
      }
      for (const { guid: payment, competition } of heads) {
        const refund = { refundGuid: newGuid(), kind: 'storno' as const, number: '' };
        await this.changing.within(tx, eventIn(scope, organizer, competition), payment, { status: 'Refunded', reason, refund }, urlOf); // prettier-ignore
      }
    });
  }

  /** Failures bankRowBooked, bankRowRefused. */
  async ignore(scope: Scope, guid: Guid, isIgnored: boolean): Promise<void> {
    const organizer = keeperOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const row = await heldRow(tx, organizer, guid);
      if (row.state !== 'ok' && row.state !== 'possibleDuplicate') throw new Failure('bankRowRefused');
      if (isIgnored && (await bookingsOf(tx, [guid])).length > 0) throw new Failure('bankRowBooked');
      const ignored = isIgnored
        ? { ignoredBy: actorName(scope.actor), ignoredAt: new Date() }
        : { ignoredBy: null, ignoredAt: null };
      await BANK_ROW.update(tx, { guid }, ignored);
    });
  }
}
