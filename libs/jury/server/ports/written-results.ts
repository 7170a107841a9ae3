// Port: a higher room tells which results are written. Rules do not change under them, and they take a title's new
// colour.

import { Injectable } from '@nestjs/common';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { EventScope, Reader, Transaction } from '@rampa/platform/server';

export interface ClosedProgram {
  title: string;
  nomination: Guid | null;
}

export interface ResultsHolder {
  /** Programs with written results, once for each nomination that has performances there. */
  closedPrograms(reader: Reader, event: EventScope): Promise<ClosedProgram[]>;
  recolor(tx: Transaction, event: EventScope, award: Guid, color: string): Promise<void>;
}

@Injectable()
export class WrittenResults {
  private holder: ResultsHolder | null = null;

  register(holder: ResultsHolder): void {
    this.holder = holder;
  }

  /** Throws Failure protocolLocked: rules do not change under written results. */
  async refuseUnderClosed(
    reader: Reader,
    event: EventScope,
    touches: (nomination: Guid | null) => boolean,
  ): Promise<void> {
    const programs = (await this.holder?.closedPrograms(reader, event)) ?? [];
    const closed = programs.find(({ nomination }) => touches(nomination));
    if (!closed) return;
    throw new Failure('protocolLocked', {
      message: `Правила уже действуют в закрытом протоколе ${inQuotes(closed.title)}. Откройте его снова, чтобы их изменить.`,
    });
  }

  async recolor(tx: Transaction, event: EventScope, award: Guid, color: string): Promise<void> {
    await this.holder?.recolor(tx, event, award, color);
  }
}
