// A link's session lasts until its event is over. When that is, the competitions room tells: it registers itself here.

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

  /** The moment when the event's last day is over where it is held; null when nobody knows. */
  of(reader: Reader, competition: Guid): Promise<Date | null> {
    return this.source(reader, competition);
  }
}
