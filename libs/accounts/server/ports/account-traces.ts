// What other rooms keep of a person beside his account. They register how it is erased, or made nobody's, when the
// account is forgotten.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

/** Runs in the forgetting transaction. What law obliges to keep stays. */
export type TraceEraser = (tx: Transaction, account: Guid) => Promise<void>;

@Injectable()
export class AccountTraces {
  private readonly erasers: TraceEraser[] = [];

  register(eraser: TraceEraser): void {
    this.erasers.push(eraser);
  }

  async erase(tx: Transaction, account: Guid): Promise<void> {
    for (const eraser of this.erasers) await eraser(tx, account);
  }
}
