// Port: a higher room keeps the marks of a judge who is deleted, and registers itself here.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';

/**
 * Deletes the judge's marks, only with `force` and never under written results; returns how many. Throws Failure
 * hasMarks or protocolLocked.
 */
export type MarksTaker = (tx: Transaction, event: EventScope, judge: Guid, force: boolean) => Promise<number>;

@Injectable()
export class JudgeMarks {
  private taker: MarksTaker = async () => 0;

  register(taker: MarksTaker): void {
    this.taker = taker;
  }

  take(...asked: Parameters<MarksTaker>): Promise<number> {
    return this.taker(...asked);
  }
}
