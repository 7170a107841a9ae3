// Whether an event may be deleted, the rooms above know by what people have given to it: they register themselves.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws a Failure when the event must stay. Runs in the deleting transaction. */
export type DeletionVeto = (reader: Reader, competition: Guid) => Promise<void>;

@Injectable()
export class DeletionVetoes {
  private readonly vetoes: DeletionVeto[] = [];

  register(veto: DeletionVeto): void {
    this.vetoes.push(veto);
  }

  async ask(reader: Reader, competition: Guid): Promise<void> {
    for (const veto of this.vetoes) await veto(reader, competition);
  }
}
