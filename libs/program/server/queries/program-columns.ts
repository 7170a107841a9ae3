// The public columns of a program for members of the event.

import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { JudgeNominations } from '../ports/judge-nominations.ts';
import { PublicPrograms, type ProgramColumnsView } from './public-program.ts';

@Injectable()
export class ProgramColumns {
  constructor(
    private readonly database: Database,
    private readonly judgeNominations: JudgeNominations,
    private readonly programs: PublicPrograms,
  ) {}

  /** Throws Failure notFound: for a member when the program is not published, for a judge when he does not mark it. */
  run({ actor }: Scope, program: Guid): Promise<ProgramColumnsView> {
    const isInside = actor.kind !== 'account' || actor.userType !== 'Member';
    return this.database.snapshot(async (reader) => {
      if (actor.kind === 'judge' && !(await this.isRatedBy(reader, actor.judge, program)))
        throw new Failure('notFound');
      return this.programs.columns(reader, program, { isInside });
    });
  }

  private async isRatedBy(reader: Reader, judge: Guid, program: Guid): Promise<boolean> {
    const nominations = await this.judgeNominations.of(reader, judge);
    if (nominations === null) return true;
    const [rated] = await reader.query(
      `select from program.item
        where program_guid = $1 and kind = 'performance' and nomination_guid = any ($2::uuid[]) limit 1`,
      [program, nominations],
    );
    return rated !== undefined;
  }
}
