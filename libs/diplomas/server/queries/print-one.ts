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

  /** Failure notFound, resultsNotLocked. A member gets his own once they can be released to him; until then none is there. */
  async diploma(scope: Scope, item: Guid): Promise<FileAnswer> {
    const { actor } = scope;
    if (actor.kind === 'account' && actor.userType === 'Member') throw new Failure('notFound');
    const { competition } = eventOf(scope);
    const [row] = await this.database.query<{ program: Guid }>(
      `select program_guid as program from program.item where guid = $1 and competition_guid = $2`,
      [item, competition],
    );
    const source = await this.diplomas.of(competition, [row!.program], item);
    if (source.diplomas.length === 0) throw new Failure('nothingToPrint');
    const [numbered] = await this.numbers.given(actorName(scope.actor), source);
    const [pdf] = await this.diplomaPapers.each(source, [numbered!]);
    return answerOf(fileName(`Диплом ${numbered!.performer}`, 'pdf'), pdf!);
  }
}

function answerOf(name: string, bytes: Uint8Array): FileAnswer {
  return new FileAnswer(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.byteLength);
}
