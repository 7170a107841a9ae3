// Port that tells whether an event is judged: without judging a judge's link would lead nowhere. The competitions room
// fills it.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws a Failure for an event without marks. */
type Refusal = (reader: Reader, competition: Guid) => Promise<void>;

@Injectable()
export class JudgedEvents {
  private refusal: Refusal = async () => undefined;

  register(refusal: Refusal): void {
    this.refusal = refusal;
  }

  assertJudged(reader: Reader, competition: Guid): Promise<void> {
    return this.refusal(reader, competition);
  }
}
