import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import type { BodyOf, VotingProtocolNudgeJudge } from '@rampa/contract';
import { Failure, type Activity, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Reader, type Scope } from '@rampa/platform/server';
import { isPresent } from '@rampa/jury/domain';
import { JudgingWork } from '@rampa/jury/server';
import { judgedItems, refuseStates } from '../persistence/protocols.ts';
import { IS_MISSING } from '../queries/judge-now-reads.ts';

/** A second press within this time counts as a repeat of the first, so that the tablet does not flicker. */
const AGAIN = '20 seconds';

@Injectable()
export class NudgeJudge {
  constructor(
    private readonly work: JudgingWork,
    private readonly links: FastLinks,
  ) {}

  /**
   * Returns the time of the reminder and whether his tablet is there to show it. Only for a performance that he can mark
   * now and has not marked. Throws Failure judgeWithoutLink where no tablet of his can ever show it.
   */
  async run(
    scope: Scope,
    { competitionJudgeGuid: judge, competitionProgramItemGuid: item }: BodyOf<typeof VotingProtocolNudgeJudge>,
  ): Promise<{ at: string; isHere: boolean }> {
    const { result } = await this.work.plain(scope, async (tx, event) => {
      const performance = (await judgedItems(tx, event, [item])).get(item)!;
      refuseStates([performance], ['Open']);
      if (performance.isWithdrawn) throw new Failure('markWithdrawn');
      await refuseNeedless(tx, event, judge, item);
      const reach = await this.links.judgeReach(tx, event, judge);
      if (reach?.link !== 'open') throw new Failure('judgeWithoutLink');
      const isHere = isPresent(reach.lastSeenAt?.getTime() ?? null, Date.now());
      const [nudged] = await tx.query<{ at: Date }>(
        `insert into judging.nudge as n (item_guid, judge_guid, actor) values ($1, $2, $3)
         on conflict (item_guid, judge_guid) do update
           set at = excluded.at, actor = excluded.actor, dismissed_at = null
           where n.at < clock_timestamp() - interval '${AGAIN}'
         returning at`,
        [item, judge, actorName(event.actor)],
      );
      if (nudged) {
        tx.emit(event.competition, 'judge.nudged', { program: performance.program, item, judge });
        return { ...nudged, isHere };
      }
      const [standing] = await tx.query<{ at: Date }>(
        'select at from judging.nudge where item_guid = $1 and judge_guid = $2',
        [item, judge],
      );
      return { ...standing!, isHere };
    });
    return { at: result.at.toISOString(), isHere: result.isHere };
  }
}

async function refuseNeedless(reader: Reader, { competition }: EventScope, judge: Guid, item: Guid): Promise<void> {
  const [facts] = await reader.query<{ activity: Activity; markAhead: boolean; isMissing: boolean }>(
    `select i.activity, coalesce(s.mark_ahead, false) as "markAhead", ${IS_MISSING} as "isMissing"
       from program.v_item i
       join jury.v_judge j on j.guid = $2 and j.competition_guid = $3 and j.removed_at is null
        and jury.serves(j.nominations, i.nomination_guid)
       left join jury.v_setting s on s.competition_guid = $3
      where i.guid = $1`,
    [item, judge, competition],
  );
  if (!facts) throw new Failure('markForeign', { message: 'Этот судья не оценивает такое выступление.' });
  if (!facts.isMissing) throw new Failure('judgeHasMarked');
  if ((facts.activity === 'Waiting' || facts.activity === 'Ready') && !facts.markAhead) throw new Failure('markEarly');
}
