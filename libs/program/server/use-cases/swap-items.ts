import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemSwap } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { lockProgram } from '../persistence/items.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

type Body = BodyOf<typeof CompetitionProgramItemSwap>;

@Injectable()
export class SwapItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
  ) {}

  /**
   * Each takes the other's place and part and keeps its number, so the same exchange again takes it back. Throws Failures
   * itemsApart, protocolLocked, notFound.
   */
  async run(scope: Scope, program: Guid, body: Body): Promise<void> {
    const event = eventOf(scope);
    const { firstGuid, secondGuid } = body;
    if (firstGuid === secondGuid) return;
    await this.work.run({ scope }, async (tx) => {
      await lockProgram(tx, event, program);
      await this.states.assertOrderOpen(tx, program, [firstGuid, secondGuid]);
      const moved = await tx.query<{ guid: Guid }>(
        `with pair as (select guid, order_key, block from program.item where program_guid = $1 and guid in ($2, $3)),
              moved as (
                update program.item i set order_key = other.order_key, block = other.block
                from pair join pair other on other.guid <> pair.guid
                where i.guid = pair.guid returning i.guid
              )
         select guid from moved`,
        [program, firstGuid, secondGuid],
      );
      if (moved.length !== 2)
        throw new Failure((await areOfEvent(tx, event.competition, body)) ? 'itemsApart' : 'notFound');
      tx.emit(event.competition, 'items.changed', { program, items: [firstGuid, secondGuid] });
    });
  }
}

async function areOfEvent(tx: Transaction, competition: Guid, { firstGuid, secondGuid }: Body): Promise<boolean> {
  const known = await tx.query('select from program.item where competition_guid = $1 and guid in ($2, $3)', [
    competition,
    firstGuid,
    secondGuid,
  ]);
  return known.length === 2;
}
