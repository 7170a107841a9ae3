import { Injectable } from '@nestjs/common';
import type { BodyOf, OrganizerEmployeeSetAccess } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { AccessNews } from './access-news.ts';
import { Employees } from './employees.ts';

/** Rights may be set before approval and stay after a dismissal: without approval they open nothing. */
@Injectable()
export class SetEmployeeAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employees: Employees,
    private readonly news: AccessNews,
  ) {}

  async set(
    scope: Scope,
    guid: Guid,
    { competitionGuid, config }: BodyOf<typeof OrganizerEmployeeSetAccess>,
  ): Promise<Record<string, never>> {
    await this.work.run({ scope }, async (tx) => {
      await this.employees.locked(tx, scope, guid);
      await tx.query(
        `insert into accounts.employee_access (employee_guid, competition_guid, config) values ($1, $2, $3)
         on conflict (employee_guid, competition_guid) do update set config = excluded.config`,
        [guid, competitionGuid, JSON.stringify(config)],
      );
      await this.news.tell(tx, scope, guid, competitionGuid);
    });
    return {};
  }

  /** Removes the event's own rights, so that the general ones hold again; without own rights nothing changes. */
  async reset(scope: Scope, guid: Guid, competition: Guid): Promise<Record<string, never>> {
    await this.work.run({ scope }, async (tx) => {
      await this.employees.locked(tx, scope, guid);
      const gone = await tx.query(
        'delete from accounts.employee_access where employee_guid = $1 and competition_guid = $2 returning employee_guid',
        [guid, competition],
      );
      if (gone.length > 0) await this.news.tell(tx, scope, guid, competition);
    });
    return {};
  }
}
