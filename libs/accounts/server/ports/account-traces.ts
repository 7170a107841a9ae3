// Port for data that other rooms keep about a person: they register how it is erased or anonymised when his account is
// forgotten.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

/** Runs in the forgetting transaction. Data that law requires stay. */
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
