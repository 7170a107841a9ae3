// Books belong to the organizer, while screens follow events. Which events an organizer has and what they are called, the
// competitions room tells: it registers itself here.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface EventsSource {
  of(reader: Reader, organizer: Guid): Promise<Guid[]>;
  /** Of these events, the latest first. */
  titles(reader: Reader, competitions: readonly Guid[]): Promise<Map<Guid, string>>;
}

@Injectable()
export class OrganizerEvents {
  private source: EventsSource = { of: async () => [], titles: async () => new Map() };

  register(source: EventsSource): void {
    this.source = source;
  }

  of(reader: Reader, organizer: Guid): Promise<Guid[]> {
    return this.source.of(reader, organizer);
  }

  titles(reader: Reader, competitions: readonly Guid[]): Promise<Map<Guid, string>> {
    return competitions.length === 0 ? Promise.resolve(new Map()) : this.source.titles(reader, competitions);
  }
}
