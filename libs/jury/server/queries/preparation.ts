import type { Preparation } from '@rampa/competitions/server';
import type { Nominations } from '@rampa/reference-books/server';
import { jurySteps } from '@rampa/jury/domain';
import { loadRules } from '../rules/event-rules.ts';
import { nominationsInUse, servedBy, setDoubts, setFaults } from '../rules/title-faults.ts';

/** Empty for an event without marks. */
export function juryPreparation(nominations: Nominations): Preparation {
  return async (reader, { competition, isJudged }) => {
    if (!isJudged) return { steps: [], counts: {} };
    const rules = await loadRules(reader, competition);
    const { used, titles } = await nominationsInUse(reader, nominations, competition, rules.sets);
    const [links] = await reader.query<{ linked: number; open: number }>(
      `select count(*) filter (where l.role = 'judge' and j.guid is not null)::int as linked, count(*)::int as open
         from accounts.v_fast_link l left join judging.judge j on j.guid = l.judge_guid and j.removed_at is null
        where l.competition_guid = $1 and l.revoked_at is null and coalesce(l.expires_at > now(), true)`,
      [competition],
    );
    const settings = rules.sets.flatMap((set) => set.settings);
    const sets = rules.sets.map(({ settings, ...set }) => ({ settings, served: servedBy(rules, set, used, titles) }));
    const faults = sets.flatMap((set) => setFaults(set.settings, set.served));
    const doubts = sets.flatMap((set) => setDoubts(set.settings, set.served));
    const prepared = {
      judges: rules.judges.length,
      linked: links!.linked,
      criteria: rules.criteria.length,
      titles: settings.length,
      titleFaults: faults.length,
      titleDoubts: doubts.length,
    };
    return {
      steps: jurySteps(prepared),
      counts: {
        judges: prepared.judges,
        accesses: links!.open,
        'evaluation-criteria': prepared.criteria,
        ranks: prepared.titles,
      },
    };
  };
}
