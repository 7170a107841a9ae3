// After an upgrade that finds, names or tells from doubles otherwise: what stands is counted anew, a portion at a time. Each
// row says by which rule it was made, so a job that dies goes on where it was, and one that runs twice finds nothing.

import { Injectable } from '@nestjs/common';
import { HEADING_RULE } from '@rampa/applications/domain';
import { EventForms } from '@rampa/forms/server';
import { folded, type Guid } from '@rampa/kernel';
import { Database, UnitOfWork } from '@rampa/platform/server';
import { recounted } from '../queries/answers.ts';

/** The form stands still so long: short, because members are typing. */
export const PORTION = 100;
const NAMES = 1_000;

@Injectable()
export class RecountHeadings {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly forms: EventForms,
  ) {}

  /** `progress` throws when the work must end. */
  async run(progress: (percent: number) => Promise<void>): Promise<{ recounted: number }> {
    const names = await this.names(progress);
    const stale = await this.database.query<{ competition: Guid; count: number }>(
      `select competition_guid as competition, count(*)::int as count from applications.application
        where heading_rule < $1 group by 1 order by 1`,
      [HEADING_RULE],
    );
    const all = stale.reduce((sum, { count }) => sum + count, 0);
    let done = 0;
    for (const { competition } of stale)
      for (let isMore = true; isMore;) {
        await progress(Math.min(100, (100 * done) / all));
        const portion = await this.portion(competition);
        done += portion;
        isMore = portion === PORTION;
      }
    return { recounted: names + done };
  }

  /** Of members' own performers. */
  private async names(progress: (percent: number) => Promise<void>): Promise<number> {
    for (let done = 0; ;) {
      const { result } = await this.work.run({ actor: 'applications.recountHeadings' }, async (tx) => {
        const rows = await tx.query<{ guid: Guid; name: string }>(
          `select guid, name from applications.performer where heading_rule < $1 order by guid limit ${NAMES} for update`,
          [HEADING_RULE],
        );
        await tx.query(
          `update applications.performer p set folded = x.folded, heading_rule = $2
             from jsonb_to_recordset($1::jsonb) x (guid uuid, folded text) where p.guid = x.guid`,
          [JSON.stringify(rows.map(({ guid, name }) => ({ guid, folded: folded(name) }))), HEADING_RULE],
        );
        return rows.length;
      });
      done += result;
      if (result < NAMES) return done;
      await progress(0);
    }
  }

  /** Nobody's revision or day of change moves: nothing was answered otherwise. */
  private async portion(competition: Guid): Promise<number> {
    const { result } = await this.work.run({ actor: 'applications.recountHeadings' }, async (tx) => {
      // The form before the applications, as every save takes them.
      const form = await this.forms.of(tx, competition, { held: true });
      const rows = await tx.query<{ guid: Guid }>(
        `select guid from applications.application where competition_guid = $1 and heading_rule < $2
          order by guid limit ${PORTION} for update`,
        [competition, HEADING_RULE],
      );
      const guids = rows.map(({ guid }) => guid);
      if (form) await recounted(tx, competition, form.used, guids);
      await tx.query('update applications.application set heading_rule = $2 where guid = any ($1::uuid[])', [
        guids,
        HEADING_RULE,
      ]);
      return guids.length;
    });
    return result;
  }
}
