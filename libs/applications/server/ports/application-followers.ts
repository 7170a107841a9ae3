// Port by which a higher room follows what becomes of an application, in the same transaction: money is counted with it.

import { Injectable } from '@nestjs/common';
import type { ApplicationState, Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';

export interface FollowedWrite {
  application: Guid;
  competition: Guid;
  member: Guid | null;
  before: ApplicationState;
  after: ApplicationState;
  /** Something that counts was answered, added or removed. */
  isAnswered: boolean;
  /** Another moment of its sending counts. */
  isDated: boolean;
  /** The offer that whoever sends it says he accepts. */
  offerVersion?: number | null;
}

/** Runs when the write itself is done. What it throws takes the write back. */
export type ApplicationFollower = (tx: Transaction, scope: Scope, written: FollowedWrite) => Promise<void>;

@Injectable()
export class ApplicationFollowers {
  private readonly followers: ApplicationFollower[] = [];

  register(follower: ApplicationFollower): void {
    this.followers.push(follower);
  }

  async tell(tx: Transaction, scope: Scope, written: FollowedWrite): Promise<void> {
    for (const follower of this.followers) await follower(tx, scope, written);
  }
}
