import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, CompetitionProgramItemSetWithdrawn } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { lockProgram } from '../persistence/items.ts';
import { settleSteps } from '../persistence/steps.ts';
import { CompositionChanges } from '../ports/composition-changes.ts';
import { ProtocolStates } from '../ports/protocol-states.ts';

type Body = BodyOf<typeof CompetitionProgramItemSetWithdrawn>;

@Injectable()
export class SetWithdrawn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly states: ProtocolStates,
    private readonly composition: CompositionChanges,
  ) {}

  /** All or none; whoever is on stage leaves it. Items that are so already stay as they are. */
  async run(scope: Scope, program: Guid, { data, isWithdrawn }: Body): Promise<void> {
    const event = eventOf(scope);
    const { competition } = event;
    const items = [...new Set(data)];
    await this.work.run({ scope, lock: { competition, mode: 'exclusive' } }, async (tx) => {
      await lockProgram(tx, event, program);
      const found = await tx.query<{ guid: Guid; isOnStage: boolean; isChanged: boolean }>(
        `select guid, activity = 'OnStage' as "isOnStage", is_withdrawn <> $3 as "isChanged"
         from program.item where program_guid = $1 and guid = any ($2::uuid[]) for update`,
        [program, items, isWithdrawn],
      );
      if (found.length !== items.length) throw new Failure('notFound');
      const changed = found.filter((item) => item.isChanged);
      if (changed.length === 0) return;
      await this.states.assertCompositionOpen(tx, program);
      const guids = changed.map(({ guid }) => guid);
      const leaving = isWithdrawn ? changed.filter(({ isOnStage }) => isOnStage).map(({ guid }) => guid) : [];
      await tx.query('update program.item set is_withdrawn = $2 where guid = any ($1::uuid[])', [guids, isWithdrawn]);
      await tx.query(
        `update program.item set activity = 'Waiting', on_stage_at = null, done_at = null where guid = any ($1::uuid[])`,
        [leaving],
      );
      if (leaving.length > 0) await settleSteps(tx, program);
      tx.emit(competition, 'items.changed', { program, items: guids });
      for (const item of leaving)
        tx.emit(competition, 'item.activity', { program, item, activity: 'Waiting', previous: 'OnStage' });
      await this.composition.follow(tx, competition);
    });
  }
}
