// The state of a program's protocol belongs to the judging room, which registers itself here. Without it, and for
// programs that it does not know, the state is Draft.

import { Injectable } from '@nestjs/common';
import { CLOSED_STATES, Failure, type Guid, type ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** States of the known ones among the programs. */
export type StatesOf = (reader: Reader, programs: readonly Guid[]) => Promise<Map<Guid, ProtocolState>>;

@Injectable()
export class ProtocolStates {
  private source: StatesOf = async () => new Map();

  register(source: StatesOf): void {
    this.source = source;
  }

  async stateOf(reader: Reader, programs: readonly Guid[]): Promise<Map<Guid, ProtocolState>> {
    const known = programs.length === 0 ? new Map() : await this.source(reader, programs);
    return new Map(programs.map((program) => [program, known.get(program) ?? 'Draft']));
  }

  /**
   * Failure protocolLocked: what decides who competes with whom (items, groups, withdrawals) stands still while the
   * written results rest on it. Ask under the event's exclusive lock.
   */
  async assertCompositionOpen(reader: Reader, program: Guid): Promise<void> {
    const state = (await this.stateOf(reader, [program])).get(program)!;
    if (CLOSED_STATES.has(state)) {
      throw new Failure('protocolLocked', { message: 'Протокол закрыт: состав программы уже не меняется.' });
    }
  }
}
