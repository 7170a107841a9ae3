import { Controller } from '@nestjs/common';
import { invitationPath, PublicAddress } from '@rampa/accounts/server';
import { CompetitionCheckInvitations, CompetitionGetInvitations, CompetitionInviteByEmail } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { CheckInvitations } from '../queries/check-invitations.ts';
import { ListInvitations } from '../queries/list-invitations.ts';
import { InviteByEmail } from '../use-cases/invite-by-email.ts';

@Controller()
export class InvitationController {
  constructor(
    private readonly addresses: PublicAddress,
    private readonly checkInvitations: CheckInvitations,
    private readonly inviteByEmail: InviteByEmail,
    private readonly listInvitations: ListInvitations,
  ) {}

  @Call(CompetitionCheckInvitations)
  check(@Input() { scope, body, request }: Given<typeof CompetitionCheckInvitations>) {
    const event = eventOf(scope);
    const url = this.addresses.inLetters(invitationPath(event.competition), request);
    return this.checkInvitations.run(event, body.addresses, url);
  }

  @Call(CompetitionInviteByEmail)
  invite(@Input() { scope, body, request }: Given<typeof CompetitionInviteByEmail>) {
    const url = this.addresses.inLetters(invitationPath(eventOf(scope).competition), request);
    return this.inviteByEmail.run(scope, body.addresses, url);
  }

  @Call(CompetitionGetInvitations)
  list(@Input() { scope, query }: Given<typeof CompetitionGetInvitations>) {
    return this.listInvitations.run(eventOf(scope), query);
  }
}
