import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  FastLoginEndDevice,
  FastLoginGetByCompetition,
  FastLoginGetInvitation,
  FastLoginRenew,
  FastLoginRenewChosen,
  FastLoginUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { LinkProfiles } from '../queries/link-profiles.ts';
import { ListFastLinks } from '../queries/list-fast-links.ts';
import { ChangeFastLink } from '../use-cases/change-fast-link.ts';

@Controller()
export class FastLinkController {
  constructor(
    private readonly addresses: PublicAddress,
    private readonly listFastLinks: ListFastLinks,
    private readonly changeFastLink: ChangeFastLink,
    private readonly profiles: LinkProfiles,
  ) {}

  @Call(FastLoginGetByCompetition)
  list(@Input() { scope, request }: Given<typeof FastLoginGetByCompetition>) {
    return this.listFastLinks.run(scope, request);
  }

  @Call(FastLoginGetInvitation)
  invitation(@Input() { body }: Given<typeof FastLoginGetInvitation>) {
    return this.profiles.invitation(body);
  }

  @Call(FastLoginUpdate)
  update(@Input() { scope, body }: Given<typeof FastLoginUpdate>) {
    return this.changeFastLink.update(scope, body);
  }

  @Call(FastLoginRenew)
  async renew(@Input() { scope, query, request }: Given<typeof FastLoginRenew>) {
    const { guid, path } = await this.changeFastLink.renew(scope, query.fastLinkGuid);
    return { ...this.addresses.shown(path, request), fastLinkGuid: guid };
  }

  @Call(FastLoginEndDevice)
  endDevice(@Input() { scope, body }: Given<typeof FastLoginEndDevice>) {
    return this.changeFastLink.endDevice(scope, body);
  }

  @Call(FastLoginRenewChosen)
  async renewChosen(@Input() { scope, body, request }: Given<typeof FastLoginRenewChosen>) {
    const made = await this.changeFastLink.renewAll(scope, body.fastLinkGuids);
    return made.map(({ former, guid, path }) => ({
      ...{ formerGuid: former, fastLinkGuid: guid, url: this.addresses.urlOf(path, request) },
    }));
  }
}
