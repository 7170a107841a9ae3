// Port for what performances take along into the next tour; the judging room fills it.

import { Injectable } from '@nestjs/common';
import type { TourCarry } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';

export interface CarriedTour {
  competition: Guid;
  /** The former program. */
  program: Guid;
  next: Guid;
  tour: number;
  carry: Exclude<TourCarry, 'nothing'>;
  /** Each performance and what it is in the next tour. */
  pairs: readonly { from: Guid; to: Guid }[];
}

/** In the transaction that makes the next tour, under the event's exclusive lock. Throws a Failure when it cannot be. */
export type Carry = (tx: Transaction, scope: Scope, carried: CarriedTour) => Promise<void>;

@Injectable()
export class TourCarries {
  private carry: Carry | null = null;

  register(carry: Carry): void {
    this.carry = carry;
  }

  async run(tx: Transaction, scope: Scope, carried: CarriedTour): Promise<void> {
    await this.carry?.(tx, scope, carried);
  }
}
