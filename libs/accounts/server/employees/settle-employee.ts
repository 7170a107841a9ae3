import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { MailOutbox, UnitOfWork, type Scope } from '@rampa/platform/server';
import { employeeApprovedLetter, employeeDismissedLetter } from '../letters/employees.ts';
import type { UrlOf } from '../letters/links.ts';
import { Organizers } from '../queries/organizers.ts';
import { Sessions } from '../sessions/sessions.ts';
import { AccessNews } from './access-news.ts';
import { Employees, organizerOf } from './employees.ts';

/** The organizer's word whether somebody works for him. Said twice, it is said once. */
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

  /** One who was dismissed comes back with the rights that he had. Failure employeeUnverified. */
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

  /** Works for one who waits, too: then it is a refusal. His sessions end with the commit, his work stays. */
  async dismiss(scope: Scope, guid: Guid): Promise<Record<string, never>> {
    await this.work.run({ scope }, async (tx) => {
      const employee = await this.employees.locked(tx, scope, guid);
      if (employee.state === 'dismissed') return;
      await this.employees.settle(tx, scope, guid, 'dismissed');
      await this.sessions.endAll(tx, guid);
      await this.news.tell(tx, scope, guid, null);
      // An address that nobody has proved may be a stranger's.
      if (!employee.isVerified) return;
      const organizer = await this.organizers.infoOf(tx, organizerOf(scope));
      await this.outbox.post(tx, employeeDismissedLetter(employee, organizer));
    });
    return {};
  }
}
