import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemSwap } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { lockProgram } from '../persistence/items.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class SwapItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
  ) {}

  /** The two items exchange positions; each keeps its number. */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof CompetitionProgramItemSwap>): Promise<void> {
    const event = eventOf(scope);
    const { firstGuid, secondGuid } = body;
    if (firstGuid === secondGuid) return;
    await this.work.run({ scope }, async (tx) => {
      await lockProgram(tx, event, program);
      await this.states.assertOrderOpen(tx, program, [firstGuid, secondGuid]);
      const moved = await tx.query<{ guid: Guid }>(
        `with pair as (select guid, order_key from program.item where program_guid = $1 and guid in ($2, $3)),
              moved as (
                update program.item i set order_key = other.order_key
                from pair join pair other on other.guid <> pair.guid
                where i.guid = pair.guid returning i.guid
              )
         select guid from moved`,
        [program, firstGuid, secondGuid],
      );
      if (moved.length !== 2) throw new Failure('notFound');
      tx.emit(event.competition, 'items.changed', { program, items: [firstGuid, secondGuid] });
    });
  }
}
