import { Injectable } from '@nestjs/common';
import type { BodyOf, VotingProtocolWithdrawChairDecision } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, type Scope } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { withdrawDecisions } from '../persistence/chair-decisions.ts';
import { judgedItems } from '../persistence/protocols.ts';
import { refuseUndecidable } from '../writing/chair-tie-states.ts';

@Injectable()
export class WithdrawChairDecision {
  constructor(private readonly work: JudgingWork) {}

  /** The tie waits for the chair again. The decision and the reason of its withdrawal are kept. */
  async run(
    scope: Scope,
    program: Guid,
    { chairDecisionGuid: guid, reason }: BodyOf<typeof VotingProtocolWithdrawChairDecision>,
  ): Promise<void> {
    await this.work.exclusive(scope, async (tx, event) => {
      const [decision] = await tx.query<{ items: Guid[] }>(
        `select array_agg(i.guid order by array_position(d.item_guids, i.guid)) as items
           from judging.chair_decision d join program.v_item i on i.guid = any (d.item_guids)
          where d.guid = $1 and d.competition_guid = $2 group by d.guid`,
        [guid, event.competition],
      );
      if (!decision) throw new Failure('notFound');
      const { items } = decision;
      refuseUndecidable(await judgedItems(tx, event, items), program);
      await withdrawDecisions(tx, event, items, actorName(event.actor), reason);
      const payload = { program, item: items[0], items, decision: guid, withdrawn: true, reason };
      tx.emit(event.competition, 'decisions.changed', payload);
    });
  }
}
