// Results of closed programs may wait for others of their group: once one of those goes, withdraws or competes elsewhere,
// a higher room writes what has become complete. It registers itself here.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export type CompositionFollower = (tx: Transaction, competition: Guid) => Promise<void>;

@Injectable()
export class CompositionChanges {
  private readonly followers: CompositionFollower[] = [];

  register(follower: CompositionFollower): void {
    this.followers.push(follower);
  }

  /** After who competes with whom has changed, in the transaction of the change and under the event's exclusive lock. */
  async follow(tx: Transaction, competition: Guid): Promise<void> {
    for (const follower of this.followers) await follower(tx, competition);
  }
}
