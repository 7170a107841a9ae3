import type { Preparation } from '@rampa/competitions/server';
import { diplomasStep } from '@rampa/diplomas/domain';

/** Empty where the installation has no diplomas. */
export const diplomasPreparation =
  (hasDiplomas: boolean): Preparation =>
  async (reader, { competition, isJudged }) => {
    if (!hasDiplomas) return { steps: [], counts: {} };
    const [row] = await reader.query<{ programs: number; ready: number }>(
      `select count(*)::int as programs, (count(*) filter (where is_ready))::int as ready
       from (select not $2
                    or bool_and(r.item_guid is not null)
                       and coalesce(t.state in ('Locked', 'Confirmed', 'Published'), false) as is_ready
               from program.v_item i
               left join judging.v_protocol t on t.program_guid = i.program_guid
               left join judging.v_result r on r.item_guid = i.guid
              where i.competition_guid = $1 and i.kind = 'performance' and not i.is_withdrawn and i.activity <> 'Skipped'
              group by i.program_guid, t.state) as program`,
      [competition, isJudged],
    );
    return { steps: [diplomasStep({ ...row!, isJudged })], counts: {} };
  };
