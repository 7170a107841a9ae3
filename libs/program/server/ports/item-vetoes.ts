// Port by which higher rooms refuse the deletion of items that have marks, prizes or diplomas.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws a Failure (`hasMarks` …) when one of the items must stay. Runs in the deleting transaction. */
export type ItemVeto = (reader: Reader, items: readonly Guid[]) => Promise<void>;

@Injectable()
export class ItemVetoes {
  private readonly vetoes: ItemVeto[] = [];

  register(veto: ItemVeto): void {
    this.vetoes.push(veto);
  }

  async ask(reader: Reader, items: readonly Guid[]): Promise<void> {
    if (items.length === 0) return;
    for (const veto of this.vetoes) await veto(reader, items);
  }
}
