import { Controller } from '@nestjs/common';
import {
  OrganizerEmployeeEmailConfirmation,
  OrganizerEmployeeLogin,
  OrganizerEmployeePasswordChange,
  OrganizerEmployeePasswordRecovery,
  OrganizerEmployeeRegistration,
  OrganizerEmployeeResendConfirmation,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { Entrance } from './entrance.ts';

@Controller()
export class EmployeeController {
  constructor(private readonly entrance: Entrance) {}

  @Call(OrganizerEmployeeRegistration)
  register(@Input() given: Given<typeof OrganizerEmployeeRegistration>) {
    return this.entrance.register('employee', given);
  }

  @Call(OrganizerEmployeeResendConfirmation)
  resend(@Input() given: Given<typeof OrganizerEmployeeResendConfirmation>) {
    return this.entrance.resend('employee', given);
  }

  @Call(OrganizerEmployeeEmailConfirmation)
  confirm(@Input() given: Given<typeof OrganizerEmployeeEmailConfirmation>) {
    return this.entrance.confirmByToken('employee', given);
  }

  @Call(OrganizerEmployeeLogin)
  logIn(@Input() given: Given<typeof OrganizerEmployeeLogin>) {
    return this.entrance.logIn('employee', given);
  }

  @Call(OrganizerEmployeePasswordRecovery)
  recover(@Input() given: Given<typeof OrganizerEmployeePasswordRecovery>) {
    return this.entrance.recover('employee', given);
  }

  @Call(OrganizerEmployeePasswordChange)
  restore(@Input() given: Given<typeof OrganizerEmployeePasswordChange>) {
    return this.entrance.restore('employee', given);
  }
}
