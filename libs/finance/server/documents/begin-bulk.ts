// Papers of several applications are made in the background: the choice is checked before, whatever has none is told after.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { BeginJob, Database, type Scope } from '@rampa/platform/server';
import { ISSUE_ACTS, SEND_INVOICES } from '../jobs/bulk-papers.ts';

@Injectable()
export class BeginBulk {
  constructor(
    private readonly begin: BeginJob,
    private readonly database: Database,
  ) {}

  /** Failure notFound. */
  async letters(scope: Scope, asked: readonly Guid[], address: string): Promise<{ jobGuid: Guid }> {
    const applications = await this.known(scope, asked);
    const title = `Письма со счётом: ${countedApplications(applications.length)}`;
    return this.begin.run(scope, SEND_INVOICES, { title, payload: { applications, address } });
  }

  /** Failure notFound. */
  async acts(scope: Scope, asked: readonly Guid[]): Promise<{ jobGuid: Guid }> {
    const applications = await this.known(scope, asked);
    return this.begin.run(scope, ISSUE_ACTS, {
      title: `Акты: ${countedApplications(applications.length)}`,
      payload: { applications },
    });
  }

  /** By their numbers. */
  private async known(scope: Scope, asked: readonly Guid[]): Promise<Guid[]> {
    const { competition } = eventOf(scope);
    const rows = await this.database.query<{ guid: Guid }>(
      `select a.application_guid as guid from finance.account a
         join applications.v_application_head h on h.guid = a.application_guid
        where a.competition_guid = $1 and a.application_guid = any ($2::uuid[])
        order by h.number nulls last, h.guid`,
      [competition, asked],
    );
    if (rows.length === 0) throw new Failure('notFound');
    return rows.map(({ guid }) => guid);
  }
}

const countedApplications = (count: number) => counted(count, 'заявка', 'заявки', 'заявок');
