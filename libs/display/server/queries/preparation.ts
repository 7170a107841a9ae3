import type { Preparation } from '@rampa/competitions/server';
import { SCREEN_GONE_MS } from '@rampa/contract';
import { displaysStep, type PreparedDisplays } from '@rampa/display/domain';

export const displaysPreparation: Preparation = async (reader, { competition }) => {
  const [row] = await reader.query<PreparedDisplays>(
    `select count(*)::int as displays,
            (count(*) filter (where exists (
              select from display.screen sc
               where sc.display_guid = s.guid and sc.last_seen_at > now() - make_interval(secs => $2))))::int as connected
       from display.setting s where s.competition_guid = $1`,
    [competition, SCREEN_GONE_MS / 1000],
  );
  return { steps: [displaysStep(row!)], counts: { 'display-voiting': row!.displays } };
};
