// Port for changes of who competes with whom. Results of closed programs may wait for other performances of their
// group; when one of those leaves, withdraws or changes its group, a higher room writes what is now complete.

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

  /** Called after such a change, in its transaction and under the event's exclusive lock. */
  async follow(tx: Transaction, competition: Guid): Promise<void> {
    for (const follower of this.followers) await follower(tx, competition);
  }
}
