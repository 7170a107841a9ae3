import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemCreateRange } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { nextNumber } from '@rampa/program/domain';
import { GroupValues } from '../queries/group-values.ts';
import { ItemEntity } from '../persistence/item.entity.ts';
import { columnsOf, lockProgram, type ItemFields } from '../persistence/items.ts';
import { endOf } from '../persistence/order-keys.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class CreateItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly groupValues: GroupValues,
    private readonly states: ProtocolStates,
    private readonly nominations: Nominations,
  ) {}

  /** At the program's end, in the order given. */
  async run(
    scope: Scope,
    program: Guid,
    body: BodyOf<typeof CompetitionProgramItemCreateRange>,
  ): Promise<{ guids: Guid[] }> {
    const event = eventOf(scope);
    const { competition } = event;
    const guids = body.items.map(() => newGuid());
    await this.work.run({ actor: actorName(scope.actor), lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await this.competitions.assertWritable(tx, event);
      await lockProgram(tx, event, program);
      const named = body.items.flatMap(({ nominationGuid }) => nominationGuid ?? []);
      await this.nominations.assertKnown(tx, event.organizer, named, 'nominationGuid');
      await this.groupValues.assertKnown(
        tx,
        competition,
        body.items.map((item) => item.groupValues),
      );
      if (body.items.some(({ kind }) => kind === 'performance')) await this.states.assertCompositionOpen(tx, program);
      const first = await endOf(tx, program);
      const numbers = await this.numbersFor(tx, program, body.items);
      await tx.manager.insert(
        ItemEntity,
        body.items.map((item, index) => ({
          ...columnsOf(item),
          guid: guids[index]!,
          programGuid: program,
          competitionGuid: competition,
          orderKey: String(first + index),
          number: numbers[index]!,
        })),
      );
      tx.emit(competition, 'items.changed', { program, items: guids });
    });
    return { guids };
  }

  /** A performance without a number gets the next one after all that the program and the list have. */
  private async numbersFor(tx: Transaction, program: Guid, items: readonly ItemFields[]): Promise<string[]> {
    const known = await tx.query<{ number: string }>('select number from program.item where program_guid = $1', [
      program,
    ]);
    let next = nextNumber([...known, ...items].map(({ number }) => number));
    return items.map((item) => item.number || (item.kind === 'performance' ? String(next++) : ''));
  }
}
