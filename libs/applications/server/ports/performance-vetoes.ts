// Port by which a higher room refuses that an application is called back, or a performance of it removed: it is on stage or has marks.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws a Failure when one of the performances of these blocks must stay. Runs in the writing transaction. */
export type PerformanceVeto = (reader: Reader, blocks: readonly Guid[]) => Promise<void>;

@Injectable()
export class PerformanceVetoes {
  private readonly vetoes: PerformanceVeto[] = [];

  register(veto: PerformanceVeto): void {
    this.vetoes.push(veto);
  }

  async ask(reader: Reader, blocks: readonly Guid[]): Promise<void> {
    if (blocks.length === 0) return;
    for (const veto of this.vetoes) await veto(reader, blocks);
  }
}
