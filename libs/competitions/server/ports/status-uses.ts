// What has a status (an application, a block of one), the room above knows: it registers itself here. Until it does,
// nobody counts, and the answers say so.

import { Injectable } from '@nestjs/common';
import type { StatusKind } from '@rampa/competitions/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader, Scope, Transaction } from '@rampa/platform/server';

export interface StatusUse {
  /** How many things of the event have each status; who is not named has none. Also runs in the deleting transaction. */
  count(reader: Reader, competition: Guid): Promise<ReadonlyMap<Guid, number>>;
  /** Everything of the scope's event that has the one gets the other, in the transaction that deletes the one. */
  replace(tx: Transaction, scope: Scope, status: Guid, by: Guid): Promise<void>;
  /** After the commit of a change that may mean something else to whatever has the status. */
  follow?(scope: Scope): Promise<void>;
}

/** What asks for the status in a rule, by titles; another status in its place would make the rule mean something else. */
export type StatusQuestions = (reader: Reader, competition: Guid, status: Guid) => Promise<string[]>;

@Injectable()
export class StatusUses {
  private readonly uses: Record<StatusKind, StatusUse[]> = { application: [], block: [] };
  private readonly asking: StatusQuestions[] = [];

  register(kind: StatusKind, use: StatusUse): void {
    this.uses[kind].push(use);
  }

  /** Of applications: blocks have statuses that no rule asks about. */
  registerQuestions(questions: StatusQuestions): void {
    this.asking.push(questions);
  }

  /** Titles of what is shown or required by this status. */
  async questions(reader: Reader, competition: Guid, status: Guid): Promise<string[]> {
    const found: string[] = [];
    for (const titles of this.asking) found.push(...(await titles(reader, competition, status)));
    return found;
  }

  /** Null: nobody counts these yet. */
  async count(reader: Reader, kind: StatusKind, competition: Guid): Promise<ReadonlyMap<Guid, number> | null> {
    if (this.uses[kind].length === 0) return null;
    const counts = new Map<Guid, number>();
    for (const use of this.uses[kind]) {
      for (const [guid, count] of await use.count(reader, competition)) {
        counts.set(guid, (counts.get(guid) ?? 0) + count);
      }
    }
    return counts;
  }

  async replace(tx: Transaction, scope: Scope, kind: StatusKind, status: Guid, by: Guid): Promise<void> {
    for (const use of this.uses[kind]) await use.replace(tx, scope, status, by);
  }

  async follow(scope: Scope, kind: StatusKind): Promise<void> {
    for (const use of this.uses[kind]) await use.follow?.(scope);
  }
}
