// A member begins to take part in an event. A room above that keeps something waiting for him registers itself here.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export interface Joined {
  competition: Guid;
  member: Guid;
  /** Of his account, confirmed, in its one spelling. */
  email: string;
}

/** In the transaction in which he joins; doing it again changes nothing. */
export type WhenJoined = (tx: Transaction, joined: Joined) => Promise<void>;

@Injectable()
export class MemberJoins {
  private readonly listeners: WhenJoined[] = [];

  register(listener: WhenJoined): void {
    this.listeners.push(listener);
  }

  async tell(tx: Transaction, joined: Joined): Promise<void> {
    for (const listener of this.listeners) await listener(tx, joined);
  }
}
