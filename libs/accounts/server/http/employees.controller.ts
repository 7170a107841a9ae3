// The organizer's calls about his employees and their rights.

import { Controller } from '@nestjs/common';
import {
  OrganizerEmployeeApprove,
  OrganizerEmployeeDismiss,
  OrganizerEmployeeGetAllAccessModules,
  OrganizerEmployeeGetBlockedEmployees,
  OrganizerEmployeeGetEmployeesAndAccess,
  OrganizerEmployeeGetInfo,
  OrganizerEmployeeResetAccess,
  OrganizerEmployeeSetAccess,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ACCESS_MODULES } from '../employees/access-modules.ts';
import { Employees } from '../employees/employees.ts';
import { SetEmployeeAccess } from '../employees/set-employee-access.ts';
import { SettleEmployee } from '../employees/settle-employee.ts';
import { PublicAddress } from '../links/public-address.ts';

@Controller()
export class EmployeesController {
  constructor(
    private readonly employees: Employees,
    private readonly settling: SettleEmployee,
    private readonly access: SetEmployeeAccess,
    private readonly address: PublicAddress,
  ) {}

  @Call(OrganizerEmployeeGetEmployeesAndAccess)
  async list(@Input() { scope, query }: Given<typeof OrganizerEmployeeGetEmployeesAndAccess>) {
    const states = query.state ? [query.state] : (['waiting', 'approved'] as const);
    const [found, counts] = await Promise.all([
      this.employees.list(scope, states, query),
      this.employees.counts(scope),
    ]);
    return { ...found, counts };
  }

  @Call(OrganizerEmployeeGetBlockedEmployees)
  blocked(@Input() { scope, query }: Given<typeof OrganizerEmployeeGetBlockedEmployees>) {
    return this.employees.list(scope, ['dismissed'], query);
  }

  @Call(OrganizerEmployeeGetInfo)
  info(@Input() { scope, query }: Given<typeof OrganizerEmployeeGetInfo>) {
    return this.employees.one(scope, query.employeeGuid);
  }

  @Call(OrganizerEmployeeGetAllAccessModules)
  modules() {
    return ACCESS_MODULES;
  }

  @Call(OrganizerEmployeeApprove)
  approve(@Input() { scope, query, request }: Given<typeof OrganizerEmployeeApprove>) {
    return this.settling.approve(scope, query.employeeGuid, (path) => this.address.inLetters(path, request));
  }

  @Call(OrganizerEmployeeDismiss)
  dismiss(@Input() { scope, query }: Given<typeof OrganizerEmployeeDismiss>) {
    return this.settling.dismiss(scope, query.employeeGuid);
  }

  @Call(OrganizerEmployeeSetAccess)
  setAccess(@Input() { scope, query, body }: Given<typeof OrganizerEmployeeSetAccess>) {
    return this.access.set(scope, query.employeeGuid, body);
  }

  @Call(OrganizerEmployeeResetAccess)
  resetAccess(@Input() { scope, query }: Given<typeof OrganizerEmployeeResetAccess>) {
    return this.access.reset(scope, query.employeeGuid, query.competitionGuid);
  }
}
