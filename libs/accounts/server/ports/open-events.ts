// Employees are the organizer's, while screens follow events. Which events an organizer has that can still change, the
// competitions room tells: it registers itself here.

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
