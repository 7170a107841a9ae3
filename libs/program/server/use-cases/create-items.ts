import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemCreateRange } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { behindLatecomers, insertedNumber, nextNumber, type Place } from '@rampa/program/domain';
import { GroupValues } from '../queries/group-values.ts';
import { columnsOf, lockProgram, type ItemFields } from '../persistence/items.ts';
import { refuseBeyondLimit } from '../persistence/item-limit.ts';
import { arrange } from '../persistence/order.ts';
import { endOf } from '../persistence/order-keys.ts';
import { ITEM } from '../persistence/program-tables.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

@Injectable()
export class CreateItems {
  constructor(
    private readonly work: UnitOfWork,
    private readonly groupValues: GroupValues,
    private readonly states: ProtocolStates,
    private readonly nominations: Nominations,
  ) {}

  /**
   * In the given order: after the named item and the latecomers that stand behind it, in its part; or at the program's
   * end.
   */
  async run(
    scope: Scope,
    program: Guid,
    body: BodyOf<typeof CompetitionProgramItemCreateRange>,
  ): Promise<{ guids: Guid[] }> {
    const event = eventOf(scope);
    const { competition } = event;
    const guids = body.items.map(() => newGuid());
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await lockProgram(tx, event, program);
      await refuseBeyondLimit(tx, competition, body.items.length);
      const nominations = body.items.flatMap(({ nominationGuid }) => nominationGuid ?? []);
      await this.nominations.assertKnown(tx, event.organizer, nominations, 'nominationGuid');
      const groupValues = await this.groupValues.settle(
        tx,
        competition,
        body.items.map((item) => item.groupValues),
      );
      if (body.items.some(({ kind }) => kind === 'performance')) await this.states.assertCompositionOpen(tx, program);
      const known = await this.standing(tx, program);
      const named = body.afterItemGuid ? known.findIndex(({ guid }) => guid === body.afterItemGuid) : known.length - 1;
      if (body.afterItemGuid && named < 0) throw new Failure('notFound');
      const at = body.items.some(isLatecomer) ? behindLatecomers(known, named) : named;
      const first = await endOf(tx, program);
      const numbers = numbersFor(known, at, body.items);
      await ITEM.insertAll(
        tx,
        body.items.map((item, index) => ({
          ...columnsOf(item),
          groupValues: groupValues[index]!,
          guid: guids[index]!,
          programGuid: program,
          competitionGuid: competition,
          orderKey: String(first + index),
          number: numbers[index]!,
        })),
      );
      const after = body.afterItemGuid ? known[at]!.guid : null;
      if (after) await arrange(tx, program, () => placesAfter(after, guids, body.items));
      tx.emit(competition, 'items.changed', { program, items: guids });
    });
    return { guids };
  }

  private standing(tx: Transaction, program: Guid): Promise<Standing[]> {
    return tx.query<Standing>(
      'select guid, number, block from program.item where program_guid = $1 order by order_key, guid',
      [program],
    );
  }
}

interface Standing {
  guid: Guid;
  number: string;
  block: string;
}

/** A performance that gets its number from its place. */
const isLatecomer = ({ number, kind }: ItemFields) => number === '' && kind === 'performance';

/** Each stands behind the one before; an item that names its part keeps it. */
function placesAfter(after: Guid, guids: readonly Guid[], items: readonly ItemFields[]): Place[] {
  return guids.map((itemGuid, index) => ({
    itemGuid,
    side: 'after' as const,
    ofGuid: guids[index - 1] ?? after,
    ...(items[index]!.block === '' ? {} : { block: items[index]!.block }),
  }));
}

/**
 * A performance without a number gets the next one after all of the program and the list. Between performances whose
 * numbers are already known it gets the previous one's number with a letter.
 */
function numbersFor(known: readonly Standing[], at: number, items: readonly ItemFields[]): string[] {
  const taken = [...known, ...items].map(({ number }) => number);
  const isInside = known.slice(at + 1).some(({ number }) => number !== '');
  let before = known.slice(0, at + 1).findLast(({ number }) => number !== '')?.number ?? '';
  return items.map((item) => {
    if (!isLatecomer(item)) return item.number;
    const number = isInside && before !== '' ? insertedNumber(before, taken) : String(nextNumber(taken));
    taken.push(number);
    before = number;
    return number;
  });
}
