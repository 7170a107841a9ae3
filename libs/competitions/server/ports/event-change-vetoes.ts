// What of an event may change no more, the rooms above know by what depends on it: they register themselves.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface EventChange {
  competition: Guid;
  /** Null: stays as it is. */
  currency: string | null;
  useFinances: boolean | null;
}

/** Throws a Failure when it must stay. Runs in the changing transaction. */
export type EventChangeVeto = (reader: Reader, change: EventChange) => Promise<void>;

@Injectable()
export class EventChangeVetoes {
  private readonly vetoes: EventChangeVeto[] = [];

  register(veto: EventChangeVeto): void {
    this.vetoes.push(veto);
  }

  async ask(reader: Reader, change: EventChange): Promise<void> {
    for (const veto of this.vetoes) await veto(reader, change);
  }
}
