// Drafts and notes whose time in the bin is over are gone for good. Their files have no answer any more, so the sweep of files finds them.

import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork } from '@rampa/platform/server';
import { EraseApplications } from './erase-applications.ts';

/** A step, so that its rows are not held for long. */
const AT_ONCE = 20;

@Injectable()
export class ForgetThrown {
  constructor(
    private readonly work: UnitOfWork,
    private readonly erasing: EraseApplications,
  ) {}

  async run(days: number): Promise<{ forgotten: number }> {
    await this.work.run({ actor: 'applications.forgetThrown' }, (tx) =>
      tx.query('delete from applications.note where removed_at <= now() - make_interval(days => $1)', [days]),
    );
    let forgotten = 0;
    for (;;) {
      const { result } = await this.work.run({ actor: 'applications.forgetThrown' }, async (tx) => {
        const old = await tx.query<{ guid: Guid }>(
          `select guid from applications.application where deleted_at <= now() - make_interval(days => $1)
            order by guid limit ${AT_ONCE} for update skip locked`,
          [days],
        );
        const guids = old.map(({ guid }) => guid);
        await this.erasing.run(tx, guids, null, 'own');
        await tx.query('delete from applications.application where guid = any ($1::uuid[])', [guids]);
        return guids.length;
      });
      forgotten += result;
      if (result < AT_ONCE) return { forgotten };
    }
  }
}
