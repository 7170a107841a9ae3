import { Injectable } from '@nestjs/common';
import { FastLinks, LinkDevices, PublicAddress, type Addressed } from '@rampa/accounts/server';
import type { FastLinkView } from '@rampa/contract';
import { may, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';

const ROLES = ['judge', 'presenter'] as const;

@Injectable()
export class ListFastLinks {
  constructor(
    private readonly links: FastLinks,
    private readonly devices: LinkDevices,
    private readonly addresses: PublicAddress,
  ) {}

  async run(scope: Scope, request: Addressed): Promise<FastLinkView[]> {
    const event = eventOf(scope);
    // A link is a key: who may not make one does not see it either.
    const isShown = may(scope, 'settings', 2);
    const devices = await this.devices.ofEvent(event);
    const ofRole = async (role: (typeof ROLES)[number]): Promise<FastLinkView[]> =>
      (await this.links.openLinks(event, role)).map((link) => ({
        guid: link.guid,
        role,
        competitionJudgeGuid: link.judge,
        name: link.name,
        url: isShown ? this.addresses.urlOf(link.path, request) : null,
        dateExpires: link.expiresAt,
        deviceLimit: link.deviceLimit,
        lastSeenAt: link.lastSeenAt,
        devices: devices.get(link.guid) ?? [],
      }));
    return (await Promise.all(ROLES.map(ofRole))).flat();
  }
}
