import type { Preparation } from '@rampa/competitions/server';
import { SCREEN_GONE_MS } from '@rampa/contract';
import { displayFaults, displaysStep, type PreparedDisplays } from '@rampa/display/domain';

export const displaysPreparation: Preparation = async (reader, { competition }) => {
  const [row] = await reader.query<PreparedDisplays>(
    `select count(*)::int as displays,
            (count(*) filter (where exists (
              select from display.screen sc
               where sc.display_guid = s.guid and sc.last_seen_at > now() - make_interval(secs => $2))))::int as connected,
            coalesce(array_agg(s.title order by s.created_at, s.guid) filter (where not exists (
              select from display.claim c where c.display_guid = s.guid) and not exists (
              select from display.screen sc
               where sc.display_guid = s.guid and sc.last_seen_at > now() - interval '1 day')), '{}') as unclaimed
       from display.setting s where s.competition_guid = $1`,
    [competition, SCREEN_GONE_MS / 1000],
  );
  const faults = displayFaults(row!);
  return { steps: [displaysStep(row!)], faults, counts: { 'display-voiting': row!.displays } };
};
