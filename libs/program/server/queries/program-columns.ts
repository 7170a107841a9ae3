// A program with the columns that whoever asks may see.

import { Injectable } from '@nestjs/common';
import type { AnswerOf, CompetitionProgramGetProgramColumnsData } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { JudgeNominations } from '../ports/judge-nominations.ts';
import { ColumnTexts, type ColumnDoor } from './column-texts.ts';
import { PublicPrograms } from './public-program.ts';

const isOffice = (actor: Scope['actor']) => actor.kind === 'account' && actor.userType !== 'Member';
const DOORS: Partial<Record<Scope['actor']['kind'], ColumnDoor>> = { presenter: 'presenter', judge: 'judges' };

@Injectable()
export class ProgramColumns {
  constructor(
    private readonly database: Database,
    private readonly judgeNominations: JudgeNominations,
    private readonly programs: PublicPrograms,
    private readonly texts: ColumnTexts,
  ) {}

  /** Throws Failure notFound: for a member when the program is not published, for a judge when he does not mark it. */
  run({ actor }: Scope, program: Guid): Promise<AnswerOf<typeof CompetitionProgramGetProgramColumnsData>> {
    const isInside = actor.kind !== 'account' || actor.userType !== 'Member';
    return this.database.snapshot(async (reader) => {
      if (actor.kind === 'judge' && !(await this.isRatedBy(reader, actor.judge, program)))
        throw new Failure('notFound');
      const view = await this.programs.columns(reader, program, { isInside });
      const door = isOffice(actor) ? 'office' : (DOORS[actor.kind] ?? 'members');
      const { columns, cells } = await this.texts.of(reader, program, door);
      const own = isInside ? [] : await ownOf(reader, program, actor.account);
      return { ...view, columns, cells: Object.fromEntries(cells), own };
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

/** In their order. */
async function ownOf(reader: Reader, program: Guid, account: Guid): Promise<Guid[]> {
  const rows = await reader.query<{ guid: Guid }>(
    `select guid from program.item where program_guid = $1 and participant_guid = $2 and kind = 'performance'
      order by order_key, guid`,
    [program, account],
  );
  return rows.map(({ guid }) => guid);
}
