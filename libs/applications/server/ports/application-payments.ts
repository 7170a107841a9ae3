// Port by which the room of money says of an application who pays, what it costs and whether anybody pays at all; and for the
// organizer's table what has come for each.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface ApplicationPayment {
  requisiteGuid: Guid | null;
  /** Minor units: what is asked for, or what it would come to if it were sent now. */
  costOfParticipation: number;
  /** The event asks for no money. */
  isFree: boolean;
}

/** Minor units. */
export interface PaidSums {
  paid: number;
  total: number;
  toReturn: number;
}

export interface EventSums {
  currency: string;
  of: ReadonlyMap<Guid, PaidSums>;
}

export type PaymentReader = (reader: Reader, competition: Guid, application: Guid) => Promise<ApplicationPayment>;
/** `of`: these alone; null: all of the event. Answers null of an event that asks for no money. */
export type SumsReader = (reader: Reader, competition: Guid, of: readonly Guid[] | null) => Promise<EventSums | null>;

@Injectable()
export class ApplicationPayments {
  private told: PaymentReader = () => Promise.resolve({ requisiteGuid: null, costOfParticipation: 0, isFree: true });
  private summed: SumsReader = () => Promise.resolve(null);

  register(reader: PaymentReader, sums: SumsReader): void {
    this.told = reader;
    this.summed = sums;
  }

  of(reader: Reader, competition: Guid, application: Guid): Promise<ApplicationPayment> {
    return this.told(reader, competition, application);
  }

  sums(reader: Reader, competition: Guid, of: readonly Guid[] | null): Promise<EventSums | null> {
    return this.summed(reader, competition, of);
  }

  /** Those that cost something, and are paid in full or not. Null of an event that asks for no money. */
  async paid(reader: Reader, competition: Guid, isPaid: boolean): Promise<{ currency: string; guids: Guid[] } | null> {
    const sums = await this.summed(reader, competition, null);
    if (sums === null) return null;
    const isSo = ({ paid, total }: PaidSums) => total > 0 && paid >= total === isPaid;
    return { currency: sums.currency, guids: [...sums.of].flatMap(([guid, one]) => (isSo(one) ? [guid] : [])) };
  }
}
