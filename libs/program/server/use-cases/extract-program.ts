import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramExtract } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { insertItems, itemsInOrder, withoutHistory } from '../persistence/copied-items.ts';
import { lockProgram } from '../persistence/items.ts';
import { copyColumns } from '../persistence/program-columns.ts';
import { insertProgram, programOf } from '../persistence/programs.ts';
import { TourCarries } from '../ports/tour-carries.ts';

const LAST_TOUR = 99;

@Injectable()
export class ExtractProgram {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
    private readonly carries: TourCarries,
  ) {}

  /**
   * Puts the chosen items, in their order, into a new program of the next tour. The former program keeps them with
   * their marks; in another tour they compete anew, with the former total added where that is asked. Failures of the
   * carrying room.
   */
  async run(scope: Scope, program: Guid, body: BodyOf<typeof CompetitionProgramExtract>): Promise<{ guid: Guid }> {
    const event = eventOf(scope);
    const { competition } = event;
    const chosen = new Set(body.competitionProgramItemGuids);
    const guid = newGuid();
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await lockProgram(tx, event, program);
      const items = (await itemsInOrder(tx, program)).filter((item) => chosen.has(item.guid));
      if (items.length !== chosen.size) throw new Failure('notFound');
      const { tour, place, gapS } = await programOf(tx, program);
      const next = body.tour ?? Math.min(tour + 1, LAST_TOUR);
      await this.competitions.assertTour(tx, competition, next);
      const fields = { guid, title: body.title, tour: next, beginsAt: null, place, gapS, isSelection: true };
      await insertProgram(tx, event, fields);
      await copyColumns(tx, program, guid);
      const made = await insertItems(tx, competition, guid, items.map(withoutHistory));
      if (body.carry === 'nothing') return;
      const pairs = items.flatMap(({ kind, guid: from }, at) =>
        kind === 'performance' ? [{ from, to: made[at]! }] : [],
      );
      await this.carries.run(tx, scope, { competition, program, next: guid, tour, carry: body.carry, pairs });
    });
    return { guid };
  }
}
