import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemReorder } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { placeAt } from '@rampa/program/domain';
import { lockProgram } from '../persistence/items.ts';
import { arrange } from '../persistence/order.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class ReorderItem {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
  ) {}

  /** The item joins the part of the last item that it passes. */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof CompetitionProgramItemReorder>): Promise<void> {
    const event = eventOf(scope);
    const guid = body.competitionProgramItemGuid;
    await this.work.run({ scope }, async (tx) => {
      await lockProgram(tx, event, program);
      await this.states.assertOrderOpen(tx, program, [guid]);
      await arrange(tx, program, (items) => [placeAt(items, guid, body.toIndex)]);
      tx.emit(event.competition, 'items.changed', { program, items: [guid] });
    });
  }
}
