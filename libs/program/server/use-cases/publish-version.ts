import { Injectable } from '@nestjs/common';
import { EventNews } from '@rampa/accounts/server';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionProgramPublishVersion } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { changeWords, type VersionChange } from '@rampa/program/domain';
import { lockedProgram } from '../persistence/programs.ts';
import { addVersion } from '../persistence/versions.ts';
import { itemsOf, membersAmong, toldChange } from '../queries/read-versions.ts';

type Answer = AnswerOf<typeof CompetitionProgramPublishVersion>;

@Injectable()
export class PublishVersion {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly news: EventNews,
  ) {}

  /** Failures notFound, programNotPublished, programUnchanged. */
  async run(
    scope: Scope,
    guid: Guid,
    { tellsMembers }: { tellsMembers: boolean },
    urlOf: (path: string) => string,
  ): Promise<Answer> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx): Promise<Answer> => {
      const program = await lockedProgram(tx, event, guid);
      if (!program.isPublished) throw new Failure('programNotPublished');
      const made = await addVersion(tx, guid, scope.actor.kind === 'account' ? scope.actor.account : null);
      if (!made) throw new Failure('programUnchanged');
      tx.emit(event.competition, 'program.changed', { program: guid });
      const told = tellsMembers ? await this.tell(tx, event.competition, program, made.changes, urlOf) : 0;
      return { number: made.number, changes: made.changes.length, told };
    });
    return result;
  }

  /** To each what has become of his own performances. */
  private async tell(
    tx: Transaction,
    competition: Guid,
    program: { guid: Guid; title: string },
    changes: readonly VersionChange[],
    urlOf: (path: string) => string,
  ): Promise<number> {
    const { title: eventTitle, timeZone } = await this.competitions.face(tx, competition);
    const members = await membersAmong(tx, itemsOf(changes));
    const head = changes.filter(({ kind }) => kind === 'begin' || kind === 'place');
    const details = new Map(
      [...members].map(([member, items]) => {
        const own = changes.filter((change) => 'guid' in change && items.includes(change.guid));
        return [member, [...head, ...own].map((change) => changeWords(toldChange(change), { timeZone, nameOf: () => '' }))]; // prettier-ignore
      }),
    );
    return this.news.tell(tx, {
      ...{ deed: 'programChanged', competition, program: program.guid, urlOf },
      ...{ eventTitle, programTitle: program.title, members: [...members.keys()], details },
    });
  }
}
