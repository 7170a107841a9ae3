// A judge who goes leaves his marks, which a higher room keeps: it registers itself here.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';

/**
 * Takes the marks that the judge gave, with `force` alone and never from under written results; answers how many.
 * Failures hasMarks, protocolLocked.
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
