// Port for copies of answers that higher rooms keep: they register how these become nameless when the answers themselves
// are erased. Results stay.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

/** Runs in the erasing transaction. `said`: what was erased, as it was typed. Done twice it changes nothing more. */
export type AnswerTraceEraser = (
  tx: Transaction,
  applications: readonly Guid[],
  said: readonly string[],
) => Promise<void>;

@Injectable()
export class AnswerTraces {
  private readonly erasers: AnswerTraceEraser[] = [];

  register(eraser: AnswerTraceEraser): void {
    this.erasers.push(eraser);
  }

  async erase(tx: Transaction, applications: readonly Guid[], said: readonly string[]): Promise<void> {
    if (applications.length === 0) return;
    for (const eraser of this.erasers) await eraser(tx, applications, said);
  }
}
