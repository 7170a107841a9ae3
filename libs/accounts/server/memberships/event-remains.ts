import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

@Injectable()
export class EventRemains {
  /** Who took part in an event that is no more, who entered it by a link, and what employees might do in it. */
  async erase(tx: Transaction, competition: Guid): Promise<void> {
    await tx.query(
      `delete from accounts.session where link_guid in
         (select guid from accounts.fast_link where competition_guid = $1)`,
      [competition],
    );
    for (const table of ['fast_link', 'membership', 'employee_access'])
      await tx.query(`delete from accounts.${table} where competition_guid = $1`, [competition]);
  }
}
