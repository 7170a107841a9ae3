import { Controller } from '@nestjs/common';
import {
  OrganizerEmailConfirmation,
  OrganizerLogin,
  OrganizerPasswordChange,
  OrganizerPasswordRecovery,
  OrganizerRegistration,
  OrganizerResendConfirmation,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { Entrance } from './entrance.ts';

@Controller()
export class OrganizerController {
  constructor(private readonly entrance: Entrance) {}

  @Call(OrganizerRegistration)
  register(@Input() given: Given<typeof OrganizerRegistration>) {
    return this.entrance.register('organizer', given);
  }

  @Call(OrganizerResendConfirmation)
  resend(@Input() given: Given<typeof OrganizerResendConfirmation>) {
    return this.entrance.resend('organizer', given);
  }

  @Call(OrganizerEmailConfirmation)
  confirm(@Input() given: Given<typeof OrganizerEmailConfirmation>) {
    return this.entrance.confirmByToken('organizer', given);
  }

  @Call(OrganizerLogin)
  logIn(@Input() given: Given<typeof OrganizerLogin>) {
    return this.entrance.logIn('organizer', given);
  }

  @Call(OrganizerPasswordRecovery)
  recover(@Input() given: Given<typeof OrganizerPasswordRecovery>) {
    return this.entrance.recover('organizer', given);
  }

  @Call(OrganizerPasswordChange)
  restore(@Input() given: Given<typeof OrganizerPasswordChange>) {
    return this.entrance.restore('organizer', given);
  }
}
