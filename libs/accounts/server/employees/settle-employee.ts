import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { MailOutbox, UnitOfWork, type Scope } from '@rampa/platform/server';
import { employeeApprovedLetter, employeeDismissedLetter } from '../letters/employees.ts';
import type { UrlOf } from '../letters/links.ts';
import { Organizers } from '../queries/organizers.ts';
import { Sessions } from '../sessions/sessions.ts';
import { AccessNews } from './access-news.ts';
import { Employees, organizerOf } from './employees.ts';

/** Approves or dismisses an employee. Repeating the decision changes nothing. */
@Injectable()
export class SettleEmployee {
  constructor(
    private readonly work: UnitOfWork,
    private readonly employees: Employees,
    private readonly organizers: Organizers,
    private readonly sessions: Sessions,
    private readonly news: AccessNews,
    private readonly outbox: MailOutbox,
  ) {}

  /** A dismissed employee returns with his former rights. Throws Failure employeeUnverified. */
  async approve(scope: Scope, guid: Guid, urlOf: UrlOf): Promise<Record<string, never>> {
    await this.work.run({ scope }, async (tx) => {
      const employee = await this.employees.locked(tx, scope, guid);
      if (employee.state === 'approved') return;
      if (!employee.isVerified) throw new Failure('employeeUnverified');
      await this.employees.settle(tx, scope, guid, 'approved');
      await this.news.tell(tx, scope, guid, null);
      const organizer = await this.organizers.infoOf(tx, organizerOf(scope));
      await this.outbox.post(tx, employeeApprovedLetter(employee, organizer, urlOf));
    });
    return {};
  }

  /** For a waiting employee it is a refusal. His sessions end with the commit; what he has made stays. */
  async dismiss(scope: Scope, guid: Guid): Promise<Record<string, never>> {
    await this.work.run({ scope }, async (tx) => {
      const employee = await this.employees.locked(tx, scope, guid);
      if (employee.state === 'dismissed') return;
      await this.employees.settle(tx, scope, guid, 'dismissed');
      await this.sessions.endAll(tx, guid);
      await this.news.tell(tx, scope, guid, null);
      // An unconfirmed address may belong to a stranger.
      if (!employee.isVerified) return;
      const organizer = await this.organizers.infoOf(tx, organizerOf(scope));
      await this.outbox.post(tx, employeeDismissedLetter(employee, organizer));
    });
    return {};
  }
}
