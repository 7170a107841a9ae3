// Everything that the papers of one program's protocol need, read at one moment.

import { Injectable } from '@nestjs/common';
import { Competitions, type CompetitionFace } from '@rampa/competitions/server';
import type { ProgramItemView, ProgramView, ProtocolView } from '@rampa/contract';
import { JudgingReads, PaperReads, type PaperCounting, type PaperFacts } from '@rampa/judging/server';
import type { Guid } from '@rampa/kernel';
import { Database, type Reader } from '@rampa/platform/server';
import { ProgramReads } from '@rampa/program/server';

export interface ProtocolSource {
  event: CompetitionFace;
  program: ProgramView;
  protocol: ProtocolView;
  facts: PaperFacts;
  counting: PaperCounting;
  /** Performances of this program and of programs that share its groups. */
  items: ReadonlyMap<Guid, ProgramItemView>;
}

@Injectable()
export class ProtocolSources {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly programs: ProgramReads,
    private readonly judging: JudgingReads,
    private readonly papers: PaperReads,
  ) {}

  /** Failures notFound, withoutMarks. */
  of(program: Guid): Promise<ProtocolSource> {
    return this.database.snapshot((reader) => this.read(reader, program));
  }

  async read(reader: Reader, programGuid: Guid): Promise<ProtocolSource> {
    const protocol = await this.judging.protocol(reader, programGuid);
    await this.competitions.assertJudged(reader, protocol.competitionGuid);
    const program = await this.programs.view(reader, programGuid);
    const rows = protocol.groups.flatMap((group) => group.rows);
    const others = [...new Set(rows.map((row) => row.programGuid))].filter((guid) => guid !== programGuid).sort();
    const items = new Map(program.items.map((item) => [item.guid, item]));
    for (const other of others) {
      for (const item of (await this.programs.view(reader, other)).items) items.set(item.guid, item);
    }
    return {
      event: await this.competitions.face(reader, protocol.competitionGuid),
      program,
      protocol,
      facts: await this.papers.facts(reader, protocol.competitionGuid, programGuid),
      counting: await this.papers.counting(reader, programGuid),
      items,
    };
  }
}
