// What events lack before they can open, each room knows of its own part: it registers itself here, and the list of events
// asks all of them for a whole page at once.

import { Injectable } from '@nestjs/common';
import type { LackKey } from '@rampa/competitions/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface Lacking {
  competition: Guid;
  lack: LackKey;
}

/** One statement, however many events there are. */
export type OpeningLack = (reader: Reader, events: readonly Guid[]) => Promise<Lacking[]>;

@Injectable()
export class OpeningLacks {
  private readonly rooms: OpeningLack[] = [];

  register(room: OpeningLack): void {
    this.rooms.push(room);
  }

  /** Who is not named lacks nothing. */
  async of(reader: Reader, events: readonly Guid[]): Promise<ReadonlyMap<Guid, ReadonlySet<LackKey>>> {
    const lacks = new Map<Guid, Set<LackKey>>();
    if (events.length === 0) return lacks;
    for (const found of await Promise.all(this.rooms.map((room) => room(reader, events))))
      for (const { competition, lack } of found)
        lacks.set(competition, (lacks.get(competition) ?? new Set<LackKey>()).add(lack));
    return lacks;
  }
}
