// An event in the archive is read and never written. Whether it is there the room that keeps events says: at the door,
// before a write begins, and once more under a lock in the write's own transaction, so that nobody archives in between.

import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { Batched } from '../database/batched.ts';
import { Database, type Reader } from '../database/database.ts';

interface ArchiveStatements {
  /** Takes uuid[] as $1 and answers the guids of those that are in the archive. */
  archived: string;
  /** Takes a uuid as $1, answers `is_archived`, and locks the event against archiving until the commit. */
  hold: string;
}

@Injectable()
export class EventArchive {
  private statements: ArchiveStatements | null = null;
  private readonly archived: Batched<Guid, true>;

  constructor(private readonly database: Database) {
    this.archived = new Batched(async (events: Guid[]) => {
      const rows = await this.database.prepared<{ guid: Guid }>('archived_events', this.said().archived, [events]);
      return new Map(rows.map(({ guid }) => [guid, true as const]));
    });
  }

  register(statements: ArchiveStatements): void {
    if (this.statements) throw new Error('Two rooms say which events are in the archive');
    this.statements = statements;
  }

  /** Failure archived. */
  async assertOpen(event: Guid): Promise<void> {
    if (await this.archived.ask(event)) throw new Failure('archived');
  }

  /** First in the transaction of every write of an event. Failures: archived, notFound. */
  async hold(transaction: Reader, event: Guid): Promise<void> {
    const [row] = await transaction.query<{ is_archived: boolean }>(this.said().hold, [event]);
    if (!row) throw new Failure('notFound');
    if (row.is_archived) throw new Failure('archived');
  }

  private said(): ArchiveStatements {
    if (!this.statements) throw new Error('No room says which events are in the archive');
    return this.statements;
  }
}
