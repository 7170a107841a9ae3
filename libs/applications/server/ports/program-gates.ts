// Port by which a higher room keeps applications out of programs for a while: until their money has come.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Of an event: the applications that must still wait. */
export type ProgramGate = (reader: Reader, competition: Guid) => Promise<ReadonlySet<Guid>>;

@Injectable()
export class ProgramGates {
  private readonly gates: ProgramGate[] = [];

  register(gate: ProgramGate): void {
    this.gates.push(gate);
  }

  async waiting(reader: Reader, competition: Guid): Promise<ReadonlySet<Guid>> {
    const all = new Set<Guid>();
    for (const gate of this.gates) for (const guid of await gate(reader, competition)) all.add(guid);
    return all;
  }
}
