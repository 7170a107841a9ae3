import { Injectable } from '@nestjs/common';
import { Database } from '@rampa/platform/server';

/** How long a deleted one can be brought back. */
export const RESTORE_DAYS = 30;

@Injectable()
export class EraseRequisites {
  constructor(private readonly database: Database) {}

  /** Personal data of what was deleted long ago goes for good; the row stays, so that its number is never given again. */
  async run(): Promise<{ erased: number }> {
    const erased = await this.database.query(
      `update finance.requisite set fields = '{}', passport_sealed = null
       where deleted_at < now() - make_interval(days => $1) and (fields <> '{}' or passport_sealed is not null)
       returning guid`,
      [RESTORE_DAYS],
    );
    return { erased: erased.length };
  }
}
