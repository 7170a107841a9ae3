import { Injectable } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';

@Injectable()
export class EmployeeAccess {
  /** Who has rights of his own in the one event has the same in the other. */
  async copy(tx: Transaction, from: Guid, to: Guid): Promise<void> {
    await tx.query(
      `insert into accounts.employee_access (employee_guid, competition_guid, config)
       select employee_guid, $2, config from accounts.employee_access where competition_guid = $1`,
      [from, to],
    );
  }
}
