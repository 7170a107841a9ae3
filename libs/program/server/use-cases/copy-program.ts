import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { insertItems, itemsInOrder, withoutHistory } from '../persistence/copied-items.ts';
import { lockProgram } from '../persistence/items.ts';
import { copyColumns } from '../persistence/program-columns.ts';
import { insertProgram, programOf, titleWith } from '../persistence/programs.ts';

@Injectable()
export class CopyProgram {
  constructor(private readonly work: UnitOfWork) {}

  /** Copies order and texts; the copy has no history on stage, no marks, and is not public. */
  async run(scope: Scope, program: Guid): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const { competition } = event;
    const guid = newGuid();
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await lockProgram(tx, event, program);
      const { title, tour, beginsAt, place, gapS, nominations, isSelection, prizesAt } = await programOf(tx, program);
      await insertProgram(tx, event, {
        guid,
        title: titleWith(title, ' (копия)'),
        tour,
        beginsAt,
        place,
        gapS,
        prizesAt,
        nominations,
        isSelection,
      });
      await copyColumns(tx, program, guid);
      await insertItems(tx, competition, guid, (await itemsInOrder(tx, program)).map(withoutHistory));
    });
    return { guid };
  }
}
