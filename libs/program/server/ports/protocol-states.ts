// Port for the state of a program's protocol, which the judging room fills. Without it, and for unknown programs, the
// state is Draft.

import { Injectable } from '@nestjs/common';
import { CLOSED_STATES, Failure, type Guid, type ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** States of the programs that the port knows. */
export type StatesOf = (reader: Reader, programs: readonly Guid[]) => Promise<Map<Guid, ProtocolState>>;

/** Whether somebody is to mark in the event. */
export type JudgedBy = (reader: Reader, competition: Guid) => Promise<boolean>;

@Injectable()
export class ProtocolStates {
  private source: StatesOf = async () => new Map();
  private isJudged: JudgedBy = async () => false;

  register(source: StatesOf, isJudged: JudgedBy): void {
    this.source = source;
    this.isJudged = isJudged;
  }

  /** Marks are wanted and cannot be given yet. Asks the database of a draft only. */
  async isUnmarked(reader: Reader, competition: Guid, state: string): Promise<boolean> {
    return state === 'Draft' && (await this.isJudged(reader, competition));
  }

  async stateOf(reader: Reader, programs: readonly Guid[]): Promise<Map<Guid, ProtocolState>> {
    const known = programs.length === 0 ? new Map() : await this.source(reader, programs);
    return new Map(programs.map((program) => [program, known.get(program) ?? 'Draft']));
  }

  /**
   * Throws Failure protocolLocked while written results depend on who competes with whom (items, groups, withdrawals).
   * Ask under the event's exclusive lock.
   */
  async assertCompositionOpen(reader: Reader, program: Guid): Promise<void> {
    const state = (await this.stateOf(reader, [program])).get(program)!;
    if (CLOSED_STATES.has(state)) {
      throw new Failure('protocolLocked', { message: 'Протокол закрыт: состав программы уже не меняется.' });
    }
  }

  /**
   * Throws Failure protocolLocked when a performance would move: the papers of a closed protocol follow its order. Breaks
   * and words may move.
   */
  async assertOrderOpen(reader: Reader, program: Guid, items: readonly Guid[]): Promise<void> {
    const state = (await this.stateOf(reader, [program])).get(program)!;
    if (!CLOSED_STATES.has(state)) return;
    const competing = await reader.query(
      `select from program.item where guid = any ($1::uuid[]) and kind = 'performance' limit 1`,
      [items],
    );
    if (competing.length > 0) {
      throw new Failure('protocolLocked', { message: 'Протокол закрыт: порядок выступлений уже не меняется.' });
    }
  }
}
