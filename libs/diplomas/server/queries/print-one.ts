// Files that are ready at once: one protocol, one diploma.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { QueryOf, VotingProtocolExport } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, Database, FileAnswer, fileName, type Scope } from '@rampa/platform/server';
import { DiplomaNumbers } from '../persistence/diploma-numbers.ts';
import { DiplomaPapers } from '../papers/diploma-papers.ts';
import { DiplomaSources } from '../papers/diploma-source.ts';
import { ProtocolPapers } from '../papers/protocol-papers.ts';
import { ProtocolSources } from '../papers/protocol-source.ts';
import { protocolTables } from '../papers/protocol-tables.ts';

@Injectable()
export class PrintOne {
  constructor(
    private readonly database: Database,
    private readonly protocols: ProtocolSources,
    private readonly protocolPapers: ProtocolPapers,
    private readonly diplomas: DiplomaSources,
    private readonly numbers: DiplomaNumbers,
    private readonly diplomaPapers: DiplomaPapers,
  ) {}

  /** Failure notFound for a judge of another panel, nothingToPrint where nobody judges. */
  async protocol(_scope: Scope, query: QueryOf<typeof VotingProtocolExport>): Promise<FileAnswer> {
    const source = await this.protocols.of(query.competitionProgramGuid);
    const tables = protocolTables(source, query.kind, query.competitionJudgeGuid);
    if (tables.length === 0) throw new Failure('nothingToPrint', { message: 'Судей в этом протоколе нет.' });
    const title = query.kind === 'judge' && tables.length !== 1 ? 'Листы судей' : tables[0]!.title;
    const bytes = await this.protocolPapers.print(tables, query.format);
    return answerOf(fileName(`${title.replace(':', '')} — ${source.program.title}`, query.format), bytes);
  }

  /** Failure notFound, resultsNotLocked. A member gets his own, once the protocol is published. */
  async diploma(scope: Scope, item: Guid): Promise<FileAnswer> {
    const { actor, competition } = eventOf(scope);
    const member = actor.kind === 'account' && actor.userType === 'Member' ? actor.account : null;
    const [row] = await this.database.query<{ program: Guid }>(
      `select i.program_guid as program
         from program.item i left join judging.protocol t on t.program_guid = i.program_guid
        where i.guid = $1 and i.competition_guid = $2
          and ($3::uuid is null or (i.participant_guid = $3 and t.state = 'Published'))`,
      [item, competition, member],
    );
    if (!row) throw new Failure('notFound');
    const source = await this.diplomas.of(competition, [row.program], item);
    if (source.diplomas.length === 0) throw new Failure('nothingToPrint');
    const [numbered] = await this.numbers.given(actorName(scope.actor), source);
    const [pdf] = await this.diplomaPapers.each(source, [numbered!]);
    return answerOf(fileName(`Диплом ${numbered!.performer}`, 'pdf'), pdf!);
  }
}

function answerOf(name: string, bytes: Uint8Array): FileAnswer {
  return new FileAnswer(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.byteLength);
}
