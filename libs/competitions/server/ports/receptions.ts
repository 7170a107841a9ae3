// Whether new applications come in now, the room above knows: it registers itself here. Until it does, nothing stops them.

import { Injectable } from '@nestjs/common';
import type { Reception } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export type ReceptionOf = (reader: Reader, competition: Guid) => Promise<Reception>;

@Injectable()
export class Receptions {
  private source: ReceptionOf = async () => ({ refusal: null, opensAt: null, closesAt: null });

  register(source: ReceptionOf): void {
    this.source = source;
  }

  of(reader: Reader, competition: Guid): Promise<Reception> {
    return this.source(reader, competition);
  }
}
