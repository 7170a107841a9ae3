// Numbers put aside for papers that are filled in by hand: each is a blank with a number and a code of its own.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, BodyOf, DocumentListReserve } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { actorName, Database, type Scope } from '@rampa/platform/server';
import { PaperRecords, RESERVE } from '../papers/paper-records.ts';
import { IssuedPapers } from '../persistence/issued-papers.ts';
import { templateOf } from '../persistence/templates.ts';

@Injectable()
export class ReserveNumbers {
  constructor(
    private readonly database: Database,
    private readonly records: PaperRecords,
    private readonly issued: IssuedPapers,
  ) {}

  /** Failure notFound. */
  async run(
    scope: Scope,
    document: Guid,
    { count, note }: BodyOf<typeof DocumentListReserve>,
  ): Promise<AnswerOf<typeof DocumentListReserve>> {
    const { competition } = eventOf(scope);
    const source = await this.records.of(competition, await templateOf(this.database, competition, document));
    const blanks = Array.from({ length: count }, () => ({
      ...{ key: `${RESERVE}${newGuid()}`, name: note || 'Бланк из запаса', shown: 'бланк из запаса' },
    }));
    const given = await this.issued.issue(actorName(scope.actor), document, source, blanks);
    return { numbers: given.map(({ number }) => number) };
  }
}
