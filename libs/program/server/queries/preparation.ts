import type { Preparation } from '@rampa/competitions/server';
import { programFaults, programSteps, type PreparedProgram } from '@rampa/program/domain';

export const programPreparation: Preparation = async (reader, { competition }) => {
  const programs = await reader.query<PreparedProgram>(
    `select p.guid, p.title, p.is_published as "isPublished", p.begins_at is not null as "isDated",
            count(i.guid)::int as performances,
            count(i.guid) filter (where i.duration_s = 0)::int as untimed
       from program.program p
       left join program.item i on i.program_guid = p.guid and i.kind = 'performance' and not i.is_withdrawn
      where p.competition_guid = $1 group by p.guid order by p.position, p.guid`,
    [competition],
  );
  return { steps: programSteps(programs), counts: {}, faults: programFaults(programs) };
};
