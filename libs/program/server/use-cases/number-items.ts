import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  BodyOf,
  CompetitionProgramItemCreateApplicationNumbersByCompetitionProgram as NumbersCall,
} from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { numbersInOrder } from '@rampa/program/domain';
import { itemsInOrder } from '../persistence/copied-items.ts';
import { lockProgram } from '../persistence/items.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

type Answer = AnswerOf<typeof NumbersCall>;

@Injectable()
export class NumberItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly states: ProtocolStates,
  ) {}

  /**
   * Performances are numbered in their order, the withdrawn with the rest: whoever comes back has his number. Once
   * somebody has been on stage the numbers are known to the hall and stay. Failures programBegun, protocolLocked.
   */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof NumbersCall>): Promise<Answer> {
    const event = eventOf(scope);
    const { competition } = event;
    const options = { actor: actorName(scope.actor), lock: { competition, mode: 'exclusive' as const } };
    const worked = await this.work.run(options, async (tx): Promise<Answer> => {
      await this.competitions.assertWritable(tx, event);
      await lockProgram(tx, event, program);
      await this.states.assertCompositionOpen(tx, program);
      const items = await itemsInOrder(tx, program);
      if (items.some(({ activity }) => activity === 'OnStage' || activity === 'Done')) {
        throw new Failure('programBegun');
      }
      const numbers = numbersInOrder(
        items.map(({ kind, block }) => ({ isPerformance: kind === 'performance', block })),
        body.start,
        body.scope,
      );
      await tx.query(
        `update program.item i set number = n.number
         from unnest($2::uuid[], $3::text[]) n (guid, number)
         where i.program_guid = $1 and i.guid = n.guid and i.number <> n.number`,
        [program, items.map(({ guid }) => guid), numbers],
      );
      tx.emit(competition, 'items.changed', { program, items: items.map(({ guid }) => guid) });
      return { numbered: numbers.filter((number) => number !== '').length };
    });
    return worked.result;
  }
}
