import { Controller } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import {
  CompetitionBlockParticipants,
  CompetitionGetCompetitionParticipants,
  CompetitionGetCompetitionsByParticipant,
  CompetitionGetFullInfoByGuid,
  CompetitionUpdateCompetitionParticipant,
  ParticipantGetOrganizerInfo,
  ParticipantInviteMember,
  ProfileGetParticipantGetOrganizerInfo,
} from '@rampa/contract';
import { Call, Database, Input, type Given } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { Festivals } from '../queries/festivals.ts';
import { PageInfos } from '../queries/page-infos.ts';
import { AcceptInvitation } from '../use-cases/accept-invitation.ts';
import { BlockParticipants } from '../use-cases/block-participants.ts';
import { UpdateParticipant } from '../use-cases/update-participant.ts';

@Controller()
export class ParticipantController {
  constructor(
    private readonly database: Database,
    private readonly festivals: Festivals,
    private readonly pages: PageInfos,
    private readonly memberships: Memberships,
    private readonly acceptInvitation: AcceptInvitation,
    private readonly updateParticipant: UpdateParticipant,
    private readonly blockParticipants: BlockParticipants,
  ) {}

  @Call(ParticipantInviteMember)
  accept(@Input() given: Given<typeof ParticipantInviteMember>) {
    return this.acceptInvitation.run(given.scope);
  }

  @Call(ParticipantGetOrganizerInfo)
  getOrganizerInfo(@Input() { request }: Given<typeof ParticipantGetOrganizerInfo>) {
    return this.pages.of(request.headers.referer);
  }

  @Call(ProfileGetParticipantGetOrganizerInfo)
  getOrganizerInfoAndConfig(@Input() { scope, request }: Given<typeof ProfileGetParticipantGetOrganizerInfo>) {
    return this.pages.forPerson(scope.actor, request.headers.referer);
  }

  @Call(CompetitionGetCompetitionsByParticipant)
  getOwn(@Input() given: Given<typeof CompetitionGetCompetitionsByParticipant>) {
    return this.festivals.ofMember(given.scope, given.query, given.body);
  }

  @Call(CompetitionGetFullInfoByGuid)
  getFullInfo(@Input() given: Given<typeof CompetitionGetFullInfoByGuid>) {
    return this.festivals.fullInfo(given.scope);
  }

  @Call(CompetitionGetCompetitionParticipants)
  getParticipants(@Input() { scope, query }: Given<typeof CompetitionGetCompetitionParticipants>) {
    return this.memberships.participants(this.database, eventOf(scope), query);
  }

  @Call(CompetitionUpdateCompetitionParticipant)
  update(@Input() given: Given<typeof CompetitionUpdateCompetitionParticipant>) {
    return this.updateParticipant.run(given.scope, given.body);
  }

  @Call(CompetitionBlockParticipants)
  block(@Input() given: Given<typeof CompetitionBlockParticipants>) {
    return this.blockParticipants.run(given.scope, given.body);
  }
}
