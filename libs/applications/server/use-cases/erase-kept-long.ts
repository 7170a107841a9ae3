// The term for which an event keeps what was answered about people: after it these answers are erased by themselves.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork } from '@rampa/platform/server';
import { EraseApplications } from './erase-applications.ts';

/** A step, so that a large event does not hold its rows for long. */
const AT_ONCE = 20;
const ACTOR = 'applications.eraseKeptLong';

@Injectable()
export class EraseKeptLong {
  constructor(
    private readonly work: UnitOfWork,
    private readonly erasing: EraseApplications,
  ) {}

  /** So many months after the event's last day as its organizer has named; where he has named none, never. */
  async run(): Promise<{ erased: number }> {
    let erased = 0;
    for (;;) {
      const { result } = await this.work.run({ actor: ACTOR }, async (tx) => {
        const due = await tx.query<{ guid: Guid }>(
          `select a.guid from applications.rules r
             join competitions.v_competition c on c.guid = r.competition_guid
             join applications.application a on a.competition_guid = r.competition_guid
            where r.retention_months is not null and (a.erased_at is null or a.updated_at > a.erased_at)
              and c.end_date < current_date - make_interval(months => r.retention_months)
            order by a.guid limit ${AT_ONCE}`,
        );
        await this.erasing.run(tx, due.map(({ guid }) => guid), { actor: ACTOR, isTerm: true }); // prettier-ignore
        return due.length;
      });
      erased += result;
      if (result < AT_ONCE) return { erased };
    }
  }
}
