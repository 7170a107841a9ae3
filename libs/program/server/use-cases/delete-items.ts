import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid, type ItemKind } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { In } from 'typeorm';
import { ItemEntity } from '../persistence/item.entity.ts';
import { lockProgram } from '../persistence/items.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ItemVetoes } from '../ports/item-vetoes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class DeleteItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly vetoes: ItemVetoes,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
  ) {}

  /** Deletes all or none. */
  async run(scope: Scope, program: Guid, given: readonly Guid[]): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    const items = [...new Set(given)];
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await lockProgram(tx, event, program);
      const found = await tx.query<{ kind: ItemKind }>(
        'select kind from program.item where program_guid = $1 and guid = any ($2::uuid[])',
        [program, items],
      );
      if (found.length !== items.length) throw new Failure('notFound');
      await this.vetoes.ask(tx, items);
      const competed = found.some(({ kind }) => kind === 'performance');
      if (competed) await this.states.assertCompositionOpen(tx, program);
      await tx.manager.delete(ItemEntity, { guid: In(items) });
      tx.emit(competition, 'items.changed', { program, items });
      if (competed) await this.composition.follow(tx, competition);
    });
  }
}
