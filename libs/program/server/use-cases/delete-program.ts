import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { lockProgram } from '../persistence/items.ts';
import { PROGRAM } from '../persistence/program-tables.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ItemVetoes } from '../ports/item-vetoes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class DeleteProgram {
  constructor(
    private readonly work: UnitOfWork,
    private readonly vetoes: ItemVetoes,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
  ) {}

  async run(scope: Scope, program: Guid): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await lockProgram(tx, event, program);
      const items = await tx.query<{ guid: Guid }>('select guid from program.item where program_guid = $1', [program]);
      await this.vetoes.ask(
        tx,
        items.map(({ guid }) => guid),
      );
      await this.states.assertCompositionOpen(tx, program);
      await PROGRAM.delete(tx, { guid: program });
      tx.emit(competition, 'program.deleted', { program });
      await this.composition.follow(tx, competition);
    });
  }
}
