import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Memberships } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemUpdate } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { ItemEntity } from '../persistence/item.entity.ts';
import { columnsOf, lockItem, lockProgram } from '../persistence/items.ts';
import { settleSteps } from '../persistence/steps.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ItemVetoes } from '../ports/item-vetoes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';
import { GroupValues } from '../queries/group-values.ts';

export type ItemChanges = Partial<BodyOf<typeof CompetitionProgramItemUpdate>> &
  Pick<BodyOf<typeof CompetitionProgramItemUpdate>, 'competitionProgramItemGuid'>;

/** Fields that decide who competes with whom: their change waits for marks and respects a closed protocol. */
const COMPOSITION = ['kind', 'nominationGuid', 'groupValues', 'isWithdrawn'] as const;

@Injectable()
export class UpdateItem {
  constructor(
    private readonly work: UnitOfWork,
    private readonly groupValues: GroupValues,
    private readonly states: ProtocolStates,
    private readonly vetoes: ItemVetoes,
    private readonly composition: CompositionChanges,
    private readonly memberships: Memberships,
    private readonly nominations: Nominations,
  ) {}

  /** Absent fields keep their values. */
  async run(scope: Scope, program: Guid, changes: ItemChanges): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    const { competitionProgramItemGuid: guid, ...given } = changes;
    const next = columnsOf(given);
    if (Object.keys(next).length === 0) return;
    const touched = COMPOSITION.filter((name) => next[name] !== undefined);
    const lock = touched.length > 0 ? { lock: { competition, mode: 'exclusive' as const } } : {};
    await this.work.run({ scope, ...lock }, async (tx) => {
      await lockProgram(tx, event, program);
      const item = await lockItem(tx, program, guid);
      if (next.participantGuid) await this.memberships.assertTakesPart(tx, competition, next.participantGuid);
      if (next.nominationGuid && next.nominationGuid !== item.nominationGuid)
        await this.nominations.assertKnown(tx, event.organizer, [next.nominationGuid], 'nominationGuid');
      if (next.groupValues) [next.groupValues] = await this.groupValues.settle(tx, competition, [next.groupValues]);
      // Values of a removed field do not count as a change.
      const before = { ...item, groupValues: await this.groupValues.standing(tx, competition, item.groupValues) };
      const recomposes = touched.some((name) => !isDeepStrictEqual(next[name], before[name]));
      if (recomposes) await this.states.assertCompositionOpen(tx, program);
      if (item.kind === 'performance' && next.kind && next.kind !== item.kind) await this.vetoes.ask(tx, [guid]);
      const leaves = item.activity === 'OnStage' && !mayBeOnStage({ ...item, ...next });
      if (leaves) Object.assign(next, { activity: 'Waiting', onStageAt: null, doneAt: null });
      await tx.manager.update(ItemEntity, { guid }, next);
      if (leaves) await settleSteps(tx, program);
      tx.emit(competition, 'items.changed', { program, items: [guid] });
      if (leaves)
        tx.emit(competition, 'item.activity', { program, item: guid, activity: 'Waiting', previous: 'OnStage' });
      if (recomposes) await this.composition.follow(tx, competition);
    });
  }
}

function mayBeOnStage({ kind, isWithdrawn }: Pick<ItemEntity, 'kind' | 'isWithdrawn'>): boolean {
  return kind === 'performance' && !isWithdrawn;
}
