// What one judge must know on every page: performances on stage that he marks, and his reminders.

import { Injectable } from '@nestjs/common';
import type { JudgeNowView } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

type Place = JudgeNowView['nudges'][number];
type Row = Omit<Place, 'at'> & { at: Date };

const PLACE = `p.guid as "programGuid", p.title as "programTitle", i.guid as "itemGuid", i.number,
  coalesce(nullif(i.performer, ''), i.collective) as performer`;
/** SQL for performances that the judge $1 marks. */
const HIS = `program.v_item i
  join jury.v_judge j on j.guid = $1 and j.competition_guid = i.competition_guid
   and jury.serves(j.nominations, i.nomination_guid)
  join program.v_program p on p.guid = i.program_guid`;
const OPEN = `join judging.protocol t on t.program_guid = p.guid and t.state = 'Open'`;

/** SQL that is true while the judge j still owes a required mark for the performance i. */
export const IS_MISSING = `(select not judging.has_given_all(g.given, g.expected, g.abstained)
  from judging.given_for(i.guid, j.guid, i.competition_guid, i.nomination_guid) g)`;

@Injectable()
export class JudgeNowReads {
  /** `isReminded`: his marks may end or revive a reminder. Throws Failure notFound. Four statements. */
  async view(reader: Reader, judge: Guid): Promise<{ view: JudgeNowView; isReminded: boolean }> {
    const [found] = await reader.query<{ programs: string }>(
      `select (select coalesce(md5(string_agg(concat_ws(' ', p.guid, t.state, p.title), ',' order by p.guid)), '')
                 from program.v_program p left join judging.protocol t on t.program_guid = p.guid
                where p.competition_guid = j.competition_guid) as programs
         from jury.v_judge j where j.guid = $1 and j.removed_at is null`,
      [judge],
    );
    if (!found) throw new Failure('notFound');
    const stage = await reader.query<Row & { isOpen: boolean }>(
      `select ${PLACE}, i.on_stage_at as at, coalesce(t.state, 'Draft') = 'Open' as "isOpen" from ${HIS}
         left join judging.protocol t on t.program_guid = p.guid
        where coalesce(t.state, 'Draft') in ('Draft', 'Open') and i.kind = 'performance' and i.activity = 'OnStage' and not i.is_withdrawn and i.on_stage_at is not null
        order by i.on_stage_at desc, i.guid`,
      [judge],
    );
    const nudges = await reader.query<Row & { isMissing: boolean }>(
      `select ${PLACE}, n.at, ${IS_MISSING} as "isMissing" from ${HIS} ${OPEN} join judging.nudge n on n.item_guid = i.guid and n.judge_guid = j.guid
        where n.dismissed_at is null and i.activity <> 'Skipped' and not i.is_withdrawn
        order by n.at desc, i.guid`,
      [judge],
    );
    const [ballot = null] = await reader.query<{ guid: Guid; title: string }>(
      `select b.guid, b.title from judging.ballot b join jury.v_judge j on j.competition_guid = b.competition_guid
        where j.guid = $1 and b.state = 'Open' and j.guid = any (b.voters)`,
      [judge],
    );
    const missing = nudges.filter(({ isMissing }) => isMissing).map(({ isMissing: _, ...row }) => placeOf(row));
    return {
      view: {
        judgeGuid: judge,
        stage: stage.map(({ isOpen, ...row }) => ({ ...placeOf(row), isOpen })),
        nudges: missing,
        ballot,
        programs: found.programs,
      },
      isReminded: nudges.length > 0,
    };
  }
}

function placeOf({ at, ...row }: Row): Place {
  return { ...row, at: at.toISOString() };
}
