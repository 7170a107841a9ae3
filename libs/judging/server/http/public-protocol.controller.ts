// The protocol that everybody with its link may see, and how the organizer hands the link out.

import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import { PublicVoitingProtocol, VotingProtocolGetPublication, VotingProtocolRenewPublicLink } from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { GetPublication, publicProtocolPath } from '../queries/get-publication.ts';
import { RenewPublicLink } from '../use-cases/renew-public-link.ts';

@Controller()
export class PublicProtocolController {
  constructor(
    private readonly views: Views,
    private readonly addresses: PublicAddress,
    private readonly getPublication: GetPublication,
    private readonly renewPublicLink: RenewPublicLink,
  ) {}

  @Call(PublicVoitingProtocol)
  async show(@Input() given: Given<typeof PublicVoitingProtocol>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'public-protocol', given.params.key));
  }

  @Call(VotingProtocolGetPublication)
  publication(@Input() { scope, query, request }: Given<typeof VotingProtocolGetPublication>) {
    return this.getPublication.run(scope, query.competitionProgramGuid, request);
  }

  @Call(VotingProtocolRenewPublicLink)
  async renew(@Input() { scope, query, request }: Given<typeof VotingProtocolRenewPublicLink>) {
    const key = await this.renewPublicLink.run(scope, query.competitionProgramGuid);
    return this.addresses.shown(publicProtocolPath(key), request);
  }
}
