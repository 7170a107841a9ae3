import { Injectable } from '@nestjs/common';
import { FastLinks, type CreatedLink } from '@rampa/accounts/server';
import type { BodyOf, CompetitionPresenterCreateFastLoginUrl } from '@rampa/contract';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { Competitions } from '../queries/competitions.ts';

@Injectable()
export class CreatePresenterLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly links: FastLinks,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof CompetitionPresenterCreateFastLoginUrl>): Promise<CreatedLink> {
    const { competition } = eventOf(scope);
    const worked = await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, { competition });
      const { name, dateExpires: expires, deviceLimit } = body;
      return this.links.createFor(tx, { competition, role: 'presenter', name, expires, deviceLimit });
    });
    return worked.result;
  }
}
