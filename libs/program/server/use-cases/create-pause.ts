import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemCreatePause } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { ItemEntity } from '../persistence/item.entity.ts';
import { refuseBeyondLimit } from '../persistence/item-limit.ts';
import { lockProgram } from '../persistence/items.ts';
import { endOf, keyAt } from '../persistence/order-keys.ts';

@Injectable()
export class CreatePause {
  constructor(private readonly work: UnitOfWork) {}

  /** After the named item and in its part; without one, at the end. */
  async run(
    scope: Scope,
    program: Guid,
    body: BodyOf<typeof CompetitionProgramItemCreatePause>,
  ): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await lockProgram(tx, event, program);
      await refuseBeyondLimit(tx, event.competition, 1);
      await tx.manager.insert(ItemEntity, {
        guid,
        programGuid: program,
        competitionGuid: event.competition,
        kind: 'pause',
        title: body.title,
        durationS: body.minutes * 60,
        ...(await this.placeAfter(tx, program, body.afterItemGuid ?? null)),
      });
      tx.emit(event.competition, 'items.changed', { program, items: [guid] });
    });
    return { guid };
  }

  private async placeAfter(tx: Transaction, program: Guid, item: Guid | null) {
    if (!item) return { orderKey: String(await endOf(tx, program)) };
    const [row] = await tx.query<{ index: number; block: string }>(
      `select index, block from (
         select guid, block, (row_number() over (order by order_key, guid))::int as index
         from program.item where program_guid = $1
       ) ordered where guid = $2`,
      [program, item],
    );
    if (!row) throw new Failure('notFound');
    return { orderKey: await keyAt(tx, program, row.index), block: row.block };
  }
}
