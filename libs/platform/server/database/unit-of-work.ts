// One write = one transaction. A use case only collects events; the unit of work alone runs the last statement, which
// takes each touched stream's next revision: revision order is commit order, without gaps.

import { Injectable } from '@nestjs/common';
import { type Guid } from '@rampa/kernel';
import { EventArchive } from '../access/event-archive.ts';
import { actorName, type Scope } from '../access/scope.ts';
import { Hints } from '../live/hints.ts';
import type { EventKind } from '../live/event-kinds.ts';
import { Database, rowsOf, type Reader } from './database.ts';
import { retried } from './retried.ts';

export interface StreamHead {
  stream: Guid;
  epoch: Guid;
  revision: number;
}

export interface Transaction extends Reader {
  /** Adds an event to a stream; it is written, numbered and seen only with the commit. */
  emit(stream: Guid, kind: EventKind, payload: Record<string, unknown>): void;
  /** Runs after the commit, and only then, to wake whoever waits for what was written. Must not throw. */
  afterCommit(deed: () => void): void;
}

export type WorkOptions = Writer & {
  /** The event's own lock: shared for what is only added to it, exclusive for what decides how that counts. */
  lock?: { competition: Guid; mode: 'shared' | 'exclusive' };
};

/** Who writes: a call passes its scope, so that its event cannot be archived before the commit; a job passes a name. */
type Writer = { scope: Scope } | { actor: string };

export interface Worked<T> {
  result: T;
  heads: StreamHead[];
}

interface Committed<T> extends Worked<T> {
  deeds: (() => void)[];
}

@Injectable()
export class UnitOfWork {
  constructor(
    private readonly database: Database,
    private readonly hints: Hints,
    private readonly archive: EventArchive,
  ) {}

  async run<T>(options: WorkOptions, work: (transaction: Transaction) => Promise<T>): Promise<Worked<T>> {
    const worked = await retried(() => this.attempt(options, work));
    for (const head of worked.heads) this.hints.publish(head);
    for (const deed of worked.deeds) deed();
    return { result: worked.result, heads: worked.heads };
  }

  private async attempt<T>(
    options: WorkOptions,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<Committed<T>> {
    const runner = this.database.source.createQueryRunner();
    const events = new Map<Guid, { kind: EventKind; payload: Record<string, unknown> }[]>();
    const deeds: (() => void)[] = [];
    try {
      await runner.connect();
      await runner.startTransaction('READ COMMITTED');
      if (options.lock) {
        const name = options.lock.mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
        await runner.query(`select ${name}(live.event_lock($1))`, [options.lock.competition]);
      }
      const transaction: Transaction = {
        query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
          rowsOf<Row>(await runner.query(sql, parameters as unknown[])),
        emit: (stream, kind, payload) => {
          const list = events.get(stream) ?? [];
          list.push({ kind, payload });
          events.set(stream, list);
        },
        afterCommit: (deed) => deeds.push(deed),
      };
      const scope = 'scope' in options ? options.scope : null;
      if (scope?.mustBeOpen && scope.competition) await this.archive.hold(transaction, scope.competition);
      const result = await work(transaction);
      const heads: StreamHead[] = [];
      // Streams are taken in the order of their guids, so that two writers never deadlock.
      for (const stream of [...events.keys()].sort()) {
        const [row] = (await runner.query('select epoch, revision from live.advance($1, $2::jsonb, $3)', [
          stream,
          JSON.stringify(events.get(stream)),
          'scope' in options ? actorName(options.scope.actor) : options.actor,
        ])) as { epoch: Guid; revision: number }[];
        heads.push({ stream, epoch: row!.epoch, revision: Number(row!.revision) });
      }
      await runner.commitTransaction();
      return { result, heads, deeds };
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}
