// Ranking groups follow the group fields; whether results already stand by them, the judging room knows: it registers
// itself.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws a Failure when the event's performances must stay in their groups. Runs in the changing transaction. */
export type GroupFieldVeto = (reader: Reader, competition: Guid) => Promise<void>;

@Injectable()
export class GroupFieldVetoes {
  private readonly vetoes: GroupFieldVeto[] = [];

  register(veto: GroupFieldVeto): void {
    this.vetoes.push(veto);
  }

  async ask(reader: Reader, competition: Guid): Promise<void> {
    for (const veto of this.vetoes) await veto(reader, competition);
  }
}
