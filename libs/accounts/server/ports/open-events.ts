// Port for an organizer's events that are not archived: rights belong to the organizer, but screens follow events. The
// competitions room fills it.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

type EventsOf = (reader: Reader, organizer: Guid) => Promise<Guid[]>;

@Injectable()
export class OpenEvents {
  private source: EventsOf = async () => [];

  register(source: EventsOf): void {
    this.source = source;
  }

  of(reader: Reader, organizer: Guid): Promise<Guid[]> {
    return this.source(reader, organizer);
  }
}
