import { Injectable } from '@nestjs/common';
import { EventRemains } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { Database, forgetFilesOf, UnitOfWork } from '@rampa/platform/server';
import { forgetEventSets } from '@rampa/reference-books/server';

@Injectable()
export class EmptyBin {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly remains: EventRemains,
  ) {}

  /** What has lain in the bin for as many days is gone for good. */
  async run(days: number, onEach: () => Promise<void>): Promise<{ erased: number }> {
    const old = await this.database.query<{ guid: Guid }>(
      'select guid from competitions.competition where deleted_at <= now() - make_interval(days => $1)',
      [days],
    );
    let erased = 0;
    for (const { guid } of old) {
      await onEach();
      if (await this.erase(guid, days)) erased++;
    }
    return { erased };
  }

  /** What other rooms keep of an event goes with its row. */
  private async erase(competition: Guid, days: number): Promise<boolean> {
    const { result } = await this.work.run({ actor: 'bin' }, async (tx) => {
      const rows = await tx.query(
        `with gone as (
           delete from competitions.competition
            where guid = $1 and deleted_at <= now() - make_interval(days => $2) returning guid)
         select guid from gone`,
        [competition, days],
      );
      // Brought back at the last moment.
      if (rows.length === 0) return false;
      await this.remains.erase(tx, competition);
      await forgetEventSets(tx, competition);
      await forgetFilesOf(tx, competition);
      return true;
    });
    return result;
  }
}
