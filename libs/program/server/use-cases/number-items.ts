import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  BodyOf,
  CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram as NumbersCall,
} from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { numbersInOrder } from '@rampa/program/domain';
import { itemsInOrder } from '../persistence/copied-items.ts';
import { lockProgram } from '../persistence/items.ts';
import type { ItemRow } from '../persistence/program-tables.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

type Answer = AnswerOf<typeof NumbersCall>;

@Injectable()
export class NumberItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
  ) {}

  /**
   * Numbers the performances in their order, withdrawn ones included, so that a returning performer has his number.
   * Numbers of the whole event continue through its programs. Once somebody has been on stage the hall knows the
   * numbers, and they stay; those of a published or printed program only change where that is forced. Throws Failures
   * programBegun, numbersTold, protocolLocked.
   */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof NumbersCall>): Promise<Answer> {
    const event = eventOf(scope);
    const { competition } = event;
    const options = { scope, lock: { competition, mode: 'exclusive' as const } };
    const worked = await this.work.run(options, async (tx): Promise<Answer> => {
      const programs = body.scope === 'event' ? await this.lockAll(tx, competition) : [program];
      if (body.scope !== 'event') await lockProgram(tx, event, program);
      const items: ItemRow[] = [];
      for (const one of programs) {
        await this.states.assertCompositionOpen(tx, one);
        items.push(...(await itemsInOrder(tx, one)));
      }
      if (items.some(({ activity }) => activity === 'OnStage' || activity === 'Done')) {
        throw new Failure('programBegun');
      }
      if (!body.isForced && (await areTold(tx, programs))) throw new Failure('numbersTold');
      const numbers = numbersInOrder(
        items.map(({ kind, programGuid, block }) => ({
          isPerformance: kind === 'performance',
          program: programGuid,
          block,
        })),
        body,
      );
      await tx.query(
        `update program.item i set number = n.number
         from unnest($1::uuid[], $2::text[]) n (guid, number)
         where i.guid = n.guid and i.number <> n.number`,
        [items.map(({ guid }) => guid), numbers],
      );
      for (const one of programs) {
        const own = items.filter(({ programGuid }) => programGuid === one);
        tx.emit(competition, 'items.changed', { program: one, items: own.map(({ guid }) => guid) });
      }
      return { numbered: numbers.filter((number) => number !== '').length };
    });
    return worked.result;
  }

  /** In the order of the event. */
  private async lockAll(tx: Transaction, competition: Guid): Promise<Guid[]> {
    const programs = await tx.query<{ guid: Guid }>(
      'select guid from program.program where competition_guid = $1 order by position, guid for update',
      [competition],
    );
    return programs.map(({ guid }) => guid);
  }
}

async function areTold(tx: Transaction, programs: readonly Guid[]): Promise<boolean> {
  const told = await tx.query(
    'select from program.program where guid = any ($1::uuid[]) and numbers_told_at is not null limit 1',
    [programs],
  );
  return told.length > 0;
}
