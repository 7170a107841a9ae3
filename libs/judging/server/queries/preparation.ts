import type { Preparation } from '@rampa/competitions/server';
import { protocolsStep, type PreparedProtocol } from '@rampa/judging/domain';

/** Empty for an event without marks. */
export const protocolsPreparation: Preparation = async (reader, { competition, isJudged }) => {
  if (!isJudged) return { steps: [], counts: {} };
  const protocols = await reader.query<PreparedProtocol>(
    `select p.title, coalesce(t.state, 'Draft') as state
       from program.v_program p left join judging.protocol t on t.program_guid = p.guid
      where p.competition_guid = $1 order by p.position, p.guid`,
    [competition],
  );
  return { steps: [protocolsStep(protocols)], counts: {} };
};
