import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, CompetitionProgramRecounting } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { plannedTimes, recount, type StagedItem } from '@rampa/program/domain';
import { itemsInOrder } from '../persistence/copied-items.ts';
import type { ItemEntity } from '../persistence/item.entity.ts';
import { lockProgram } from '../persistence/items.ts';
import { ProgramEntity } from '../persistence/program.entity.ts';
import { programOf } from '../persistence/programs.ts';

type Answer = AnswerOf<typeof CompetitionProgramRecounting>;

@Injectable()
export class RecountProgram {
  constructor(private readonly work: UnitOfWork) {}

  /** Items that have begun keep their planned time; the rest is planned from where the day is now. */
  async run(scope: Scope, program: Guid): Promise<Answer> {
    const event = eventOf(scope);
    const worked = await this.work.run({ scope }, async (tx): Promise<Answer> => {
      await lockProgram(tx, event, program);
      const { beginsAt, replannedAt, gapS } = await programOf(tx, program);
      const items = await itemsInOrder(tx, program);
      const before = plan(items, items.map(keptOf), replannedAt ?? beginsAt, gapS);
      const { anchorMs, kept } = recount(staged(items, before), gapS, Date.now());
      const anchor = anchorMs === null ? null : new Date(anchorMs);
      const after = plan(items, kept, anchor ?? beginsAt, gapS);
      await tx.manager.update(ProgramEntity, { guid: program }, { replannedAt: anchor });
      await tx.query(
        `update program.item i set planned_at = n.kept
         from unnest($2::uuid[], $3::timestamptz[]) n (guid, kept)
         where i.program_guid = $1 and i.guid = n.guid and i.planned_at is distinct from n.kept`,
        [program, items.map(({ guid }) => guid), kept.map((ms) => (ms === null ? null : new Date(ms).toISOString()))],
      );
      const moved = after.filter((ms, index) => ms !== before[index]).length;
      tx.emit(event.competition, 'program.changed', { program, recounted: moved });
      return { moved, replannedAt: anchor?.toISOString() ?? null };
    });
    return worked.result;
  }
}

function keptOf({ plannedAt }: ItemEntity): number | null {
  return plannedAt?.getTime() ?? null;
}

function plan(items: readonly ItemEntity[], kept: readonly (number | null)[], begin: Date | null, gapS: number) {
  return plannedTimes(
    begin?.getTime() ?? null,
    items.map(({ kind, durationS, isWithdrawn }, index) => ({ kind, durationS, isWithdrawn, keptAt: kept[index]! })),
    gapS,
  );
}

function staged(items: readonly ItemEntity[], planned: readonly (number | null)[]): StagedItem[] {
  return items.map(({ kind, durationS, isWithdrawn, activity, onStageAt, doneAt }, index) => ({
    ...{ kind, durationS, isWithdrawn, activity },
    onStageAt: onStageAt?.getTime() ?? null,
    doneAt: doneAt?.getTime() ?? null,
    plannedAt: planned[index]!,
  }));
}
