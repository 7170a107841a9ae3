import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { insertItems, withoutHistory } from '../persistence/copied-items.ts';
import { heldList } from '../persistence/custom-lists.ts';
import { ITEM, type ItemRow } from '../persistence/program-tables.ts';
import { insertProgram } from '../persistence/programs.ts';

const LAST_TOUR = 99;

@Injectable()
export class ExtractList {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  /**
   * Creates a program with the list's performances, order and name. The former programs keep theirs, with all marks. The
   * new program belongs to the next tour, unless the contest has only one. Failures notFound, listEmpty.
   */
  async run(scope: Scope, list: Guid): Promise<{ guid: Guid; title: string; added: number }> {
    const event = eventOf(scope);
    const { competition } = event;
    const guid = newGuid();
    const { result } = await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      const { title } = await heldList(tx, competition, list);
      const items = await tx.query<ItemRow & { tour: number }>(
        `select ${ITEM.select('i')}, p.tour from program.custom_list_item r join program.item i on i.guid = r.item_guid
           join program.program p on p.guid = i.program_guid
          where r.list_guid = $1 and r.removed_at is null order by r.position, r.item_guid`,
        [list],
      );
      if (items.length === 0) throw new Failure('listEmpty');
      const last = items.reduce((most, item) => Math.max(most, item.tour), 1);
      const tour = (await this.competitions.hasOneTour(tx, competition)) ? last : Math.min(last + 1, LAST_TOUR);
      await insertProgram(tx, event, {
        ...{ guid, title, tour, beginsAt: null, place: '', gapS: 30, isSelection: true },
      });
      await insertItems(tx, competition, guid, items.map(withoutHistory));
      return { title, added: items.length };
    });
    return { guid, ...result };
  }
}
