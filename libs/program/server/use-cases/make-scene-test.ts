import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramSceneTest } from '@rampa/contract';
import { Failure, newGuid, numberSign, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { sceneTestSlots } from '@rampa/program/domain';
import { insertItems, itemsInOrder, type NewItem } from '../persistence/copied-items.ts';
import { lockProgram } from '../persistence/items.ts';
import type { ItemRow } from '../persistence/program-tables.ts';
import { insertProgram, programOf, titleWith } from '../persistence/programs.ts';

@Injectable()
export class MakeSceneTest {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Creates a program without gaps whose slots are as long as the rehearsal needs. Throws Failure badRequest when
   * nobody performs.
   */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof CompetitionProgramSceneTest>): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await lockProgram(tx, event, program);
      const performances = (await itemsInOrder(tx, program)).filter(
        ({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn,
      );
      if (performances.length === 0) {
        throw new Failure('badRequest', { message: 'В программе нет выступлений: пробовать сцену некому.' });
      }
      const slots = sceneTestSlots(performances, body.order).map((indexes) => indexes.map((at) => performances[at]!));
      const { title, tour, place } = await programOf(tx, program);
      const beginsAt = new Date(body.begin);
      await insertProgram(tx, event, {
        guid,
        title: titleWith(title, ' — проба сцены'),
        tour,
        beginsAt,
        place,
        gapS: 0,
        isSelection: true,
      });
      await insertItems(
        tx,
        event.competition,
        guid,
        slots.map((slot) => slotItem(slot, body.minutesPerItem)),
      );
    });
    return { guid };
  }
}

function slotItem(slot: readonly ItemRow[], minutes: number): NewItem {
  const [first] = slot as [ItemRow];
  const numbers = slot.filter(({ number }) => number !== '').map(({ number }) => numberSign(number));
  return {
    kind: 'sceneTest',
    title: [first.performer || first.collective, numbers.join(', ')].filter(Boolean).join(' · ').slice(0, 300),
    block: first.block,
    city: first.city,
    peopleCount: Math.max(...slot.map(({ peopleCount }) => peopleCount)),
    durationS: slot.length * minutes * 60,
  };
}
