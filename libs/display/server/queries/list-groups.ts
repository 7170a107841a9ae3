import { Injectable } from '@nestjs/common';
import type { AnswerOf, CompetitionDisplaySettingGetGroups } from '@rampa/contract';
import { JudgingReads } from '@rampa/judging/server';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

@Injectable()
export class ListGroups {
  constructor(
    private readonly database: Database,
    private readonly judging: JudgingReads,
  ) {}

  /** The access guard has found the program in the scope's event. Throws Failure notFound. */
  run(_scope: Scope, program: Guid): Promise<AnswerOf<typeof CompetitionDisplaySettingGetGroups>> {
    return this.database.snapshot((reader) => this.judging.groups(reader, program));
  }
}
