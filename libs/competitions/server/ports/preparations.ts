// How ready an event is, each room knows of its own part: it registers itself here, and the card of the event asks all of
// them at once.

import { Injectable } from '@nestjs/common';
import type { CountedPage, DayFault, ReadyStep } from '@rampa/competitions/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface Prepared {
  steps: ReadyStep[];
  counts: Partial<Record<CountedPage, number>>;
  /** What would go wrong on the day. */
  faults?: DayFault[];
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

  async of(reader: Reader, event: PreparedOf): Promise<Required<Prepared>> {
    const whole: Required<Prepared> = { steps: [], counts: {}, faults: [] };
    for (const room of this.rooms) {
      const { steps, counts, faults = [] } = await room(reader, event);
      whole.steps.push(...steps);
      whole.faults.push(...faults);
      Object.assign(whole.counts, counts);
    }
    return whole;
  }
}
