// Port by which a higher room follows applications that find their owner: what was taken from them becomes his as well.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

export interface Claimed {
  competition: Guid;
  member: Guid;
  /** At least one. */
  applications: readonly Guid[];
}

/** Runs in the transaction that claims them, under the event's shared lock. */
export type ClaimFollower = (tx: Transaction, claimed: Claimed) => Promise<void>;

@Injectable()
export class ApplicationClaims {
  private readonly followers: ClaimFollower[] = [];

  register(follower: ClaimFollower): void {
    this.followers.push(follower);
  }

  async tell(tx: Transaction, claimed: Claimed): Promise<void> {
    for (const follower of this.followers) await follower(tx, claimed);
  }
}
