import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemArrange } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { lockProgram } from '../persistence/items.ts';
import { arrange } from '../persistence/order.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class ArrangeItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
  ) {}

  /** Makes all the moves or none. Throws Failure notFound for an item of another program. */
  async run(scope: Scope, program: Guid, { places }: BodyOf<typeof CompetitionProgramItemArrange>): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await lockProgram(tx, event, program);
      const items = [...new Set(places.map(({ itemGuid }) => itemGuid))];
      await this.states.assertOrderOpen(tx, program, items);
      await arrange(tx, program, () => places);
      tx.emit(event.competition, 'items.changed', { program, items });
    });
  }
}
