// A member's own applications to an event, the room above knows: it registers itself here. Until it does, there are none.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface OwnApplication {
  guid: Guid;
  number: number | null;
  state: string;
  /** An instant; null while it has never been sent. */
  dateSubsribe: string | null;
}

export type OwnApplicationsOf = (reader: Reader, competition: Guid, member: Guid) => Promise<OwnApplication[]>;

@Injectable()
export class OwnApplications {
  private source: OwnApplicationsOf = async () => [];

  register(source: OwnApplicationsOf): void {
    this.source = source;
  }

  of(reader: Reader, competition: Guid, member: Guid): Promise<OwnApplication[]> {
    return this.source(reader, competition, member);
  }
}
