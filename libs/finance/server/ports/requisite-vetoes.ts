// Port for rooms that keep contracts: they register a veto for requisites that a contract still names.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Throws a Failure (requisiteInContract) when the requisite must stay. Runs in the deleting transaction. */
export type RequisiteVeto = (reader: Reader, requisite: Guid) => Promise<void>;

@Injectable()
export class RequisiteVetoes {
  private readonly vetoes: RequisiteVeto[] = [];

  register(veto: RequisiteVeto): void {
    this.vetoes.push(veto);
  }

  async ask(reader: Reader, requisite: Guid): Promise<void> {
    for (const veto of this.vetoes) await veto(reader, requisite);
  }
}
