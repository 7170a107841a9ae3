// Port for names that higher rooms keep beside performances: they register how these go when a performance becomes nameless.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

/** Runs in the erasing transaction. `names`: of the performers, as they were. Done twice it changes nothing more. */
export type ItemTraceEraser = (tx: Transaction, items: readonly Guid[], names: readonly string[]) => Promise<void>;

@Injectable()
export class ItemTraces {
  private readonly erasers: ItemTraceEraser[] = [];

  register(eraser: ItemTraceEraser): void {
    this.erasers.push(eraser);
  }

  async erase(tx: Transaction, items: readonly Guid[], names: readonly string[]): Promise<void> {
    if (items.length === 0) return;
    for (const eraser of this.erasers) await eraser(tx, items, names);
  }
}
