// A judge's link leads nowhere where nothing is judged. Which events are judged the competitions room tells: it registers
// itself here.

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
