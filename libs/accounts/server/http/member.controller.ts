import { Controller } from '@nestjs/common';
import {
  ParticipantEmailConfirmation,
  ParticipantLogin,
  ParticipantPasswordChange,
  ParticipantPasswordRecovery,
  ParticipantRegistration,
  ParticipantResendConfirmation,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { Entrance } from './entrance.ts';

@Controller()
export class MemberController {
  constructor(private readonly entrance: Entrance) {}

  @Call(ParticipantRegistration)
  register(@Input() given: Given<typeof ParticipantRegistration>) {
    return this.entrance.register('member', given);
  }

  @Call(ParticipantResendConfirmation)
  resend(@Input() given: Given<typeof ParticipantResendConfirmation>) {
    return this.entrance.resend('member', given);
  }

  @Call(ParticipantEmailConfirmation)
  confirm(@Input() given: Given<typeof ParticipantEmailConfirmation>) {
    return this.entrance.confirmByCode('member', given);
  }

  @Call(ParticipantLogin)
  logIn(@Input() given: Given<typeof ParticipantLogin>) {
    return this.entrance.logIn('member', given);
  }

  @Call(ParticipantPasswordRecovery)
  recover(@Input() given: Given<typeof ParticipantPasswordRecovery>) {
    return this.entrance.recover('member', given);
  }

  @Call(ParticipantPasswordChange)
  restore(@Input() given: Given<typeof ParticipantPasswordChange>) {
    return this.entrance.restore('member', given);
  }
}
