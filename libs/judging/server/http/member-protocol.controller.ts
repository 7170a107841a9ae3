import { Controller } from '@nestjs/common';
import {
  VotingProtocolGetVoitingProtocolByUserJson,
  VotingProtocolGetVoitingProtocolForParticipantJson,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { MemberProtocols } from '../queries/member-protocols.ts';

@Controller()
export class MemberProtocolController {
  constructor(private readonly protocols: MemberProtocols) {}

  @Call(VotingProtocolGetVoitingProtocolForParticipantJson)
  ofProgram(@Input() given: Given<typeof VotingProtocolGetVoitingProtocolForParticipantJson>) {
    return this.protocols.ofProgram(given.scope, given.query.competitionProgramGuid);
  }

  @Call(VotingProtocolGetVoitingProtocolByUserJson)
  ofEvent(@Input() given: Given<typeof VotingProtocolGetVoitingProtocolByUserJson>) {
    return this.protocols.ofEvent(given.scope);
  }
}
