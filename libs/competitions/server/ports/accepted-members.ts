// Whose application to an event has been accepted, the room above knows: it registers itself here. Until it does, nobody's
// has.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export type AcceptedMember = (reader: Reader, competition: Guid, member: Guid) => Promise<boolean>;

@Injectable()
export class AcceptedMembers {
  private readonly sources: AcceptedMember[] = [];

  register(source: AcceptedMember): void {
    this.sources.push(source);
  }

  async has(reader: Reader, competition: Guid, member: Guid): Promise<boolean> {
    for (const source of this.sources) if (await source(reader, competition, member)) return true;
    return false;
  }
}
