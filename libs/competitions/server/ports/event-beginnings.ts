// What a new event begins with besides its card, the rooms above make: they register themselves here.

import { Injectable } from '@nestjs/common';
import type { BodyOf, FestivalCreateFestival } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';

export interface EventBeginning {
  scope: Scope;
  organizer: Guid;
  competition: Guid;
  body: BodyOf<typeof FestivalCreateFestival>;
}

/** Runs in the creating transaction, when the event and its stream are there. */
export type EventBeginner = (tx: Transaction, beginning: EventBeginning) => Promise<void>;

@Injectable()
export class EventBeginnings {
  private readonly rooms: EventBeginner[] = [];

  register(room: EventBeginner): void {
    this.rooms.push(room);
  }

  async run(tx: Transaction, beginning: EventBeginning): Promise<void> {
    for (const room of this.rooms) await room(tx, beginning);
  }
}
