import { Injectable } from '@nestjs/common';
import { FastLinks, PublicAddress, type Addressed } from '@rampa/accounts/server';
import type { AnswerOf, CompetitionPresenterGetByCompetitionGuid } from '@rampa/contract';
import { may, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';

@Injectable()
export class ListPresenterLinks {
  constructor(
    private readonly links: FastLinks,
    private readonly addresses: PublicAddress,
  ) {}

  async run(scope: Scope, request: Addressed): Promise<AnswerOf<typeof CompetitionPresenterGetByCompetitionGuid>> {
    // A link is a key: who may not make one does not see it either.
    const isShown = may(scope, 'settings', 2);
    const links = await this.links.openLinks(eventOf(scope), 'presenter');
    return links.map(({ guid, name, path, expiresAt, lastSeenAt }) => ({
      guid,
      name,
      dateExpires: expiresAt,
      url: isShown ? this.addresses.urlOf(path, request) : null,
      lastSeenAt,
    }));
  }
}
