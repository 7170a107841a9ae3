import { Injectable } from '@nestjs/common';
import { FastLinks, type CreatedLink } from '@rampa/accounts/server';
import type { BodyOf, CompetitionPresenterCreateFastLoginUrl } from '@rampa/contract';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';

@Injectable()
export class CreatePresenterLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: FastLinks,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof CompetitionPresenterCreateFastLoginUrl>): Promise<CreatedLink> {
    const { competition } = eventOf(scope);
    const worked = await this.work.run({ scope }, async (tx) => {
      const { name, dateExpires: expires, deviceLimit } = body;
      return this.links.createFor(tx, { competition, role: 'presenter', name, expires, deviceLimit });
    });
    return worked.result;
  }
}
