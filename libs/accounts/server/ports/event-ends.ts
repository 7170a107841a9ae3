// Port for the end of an event, which limits a link's session; the competitions room fills it.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

type EndOf = (reader: Reader, competition: Guid) => Promise<Date | null>;

@Injectable()
export class EventEnds {
  private source: EndOf = async () => null;

  register(source: EndOf): void {
    this.source = source;
  }

  /** The moment when the event's last day is over in its own time zone; null when unknown. */
  of(reader: Reader, competition: Guid): Promise<Date | null> {
    return this.source(reader, competition);
  }
}
