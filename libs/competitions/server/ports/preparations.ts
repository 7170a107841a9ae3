// How ready an event is, each room knows of its own part: it registers itself here, and the card of the event asks all of
// them at once.

import { Injectable } from '@nestjs/common';
import type { CountedPage, ReadyStep } from '@rampa/competitions/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface Prepared {
  steps: ReadyStep[];
  counts: Partial<Record<CountedPage, number>>;
}

export interface PreparedOf {
  competition: Guid;
  organizer: Guid;
  isJudged: boolean;
  usesFinances: boolean;
}

/** `reader` is a snapshot; a fixed number of statements, however large the event is. */
export type Preparation = (reader: Reader, event: PreparedOf) => Promise<Prepared>;

@Injectable()
export class Preparations {
  private readonly rooms: Preparation[] = [];

  register(room: Preparation): void {
    this.rooms.push(room);
  }

  async of(reader: Reader, event: PreparedOf): Promise<Prepared> {
    const whole: Prepared = { steps: [], counts: {} };
    for (const room of this.rooms) {
      const { steps, counts } = await room(reader, event);
      whole.steps.push(...steps);
      Object.assign(whole.counts, counts);
    }
    return whole;
  }
}
