import type { Preparation } from '@rampa/competitions/server';
import type { Nominations } from '@rampa/reference-books/server';
import { jurySteps, serves, type PreparedJury } from '@rampa/jury/domain';
import type { Guid } from '@rampa/kernel';
import { loadRules, type EventRules } from '../rules/event-rules.ts';
import { nominationsInUse, servedBy, setDoubts, setFaults, type NamesOf } from '../rules/title-faults.ts';

/** Which of the program's nominations have no judge, or else nothing to mark by. */
function bareNominations(
  { judges, criteria }: EventRules,
  used: readonly (Guid | null)[],
  titles: NamesOf,
): PreparedJury['bare'] {
  return used.flatMap((nomination) => {
    const isPanelled = judges.some(({ nominations }) => serves(nominations, nomination));
    const isMarked = criteria.some(({ nominationGuids }) => serves(nominationGuids, nomination));
    if (isPanelled && isMarked) return [];
    const lacks = isPanelled ? 'criteria' : 'judges';
    return [{ title: nomination === null ? null : (titles.get(nomination) ?? ''), lacks }];
  });
}

/** Empty for an event without marks. */
export function juryPreparation(nominations: Nominations): Preparation {
  return async (reader, { competition, isJudged }) => {
    if (!isJudged) return { steps: [], counts: {} };
    const rules = await loadRules(reader, competition);
    const { used, titles } = await nominationsInUse(reader, nominations, competition, rules.sets);
    const [links] = await reader.query<{ linked: number; early: number; unopened: number; open: number }>(
      `select count(*) filter (where l.role = 'judge' and j.guid is not null)::int as linked, count(*)::int as open,
              count(*) filter (where j.guid is not null
                and l.expires_at < (c.end_date + 1)::timestamp at time zone c.time_zone)::int as early,
              count(*) filter (where j.guid is not null and not l.is_opened)::int as unopened
         from accounts.v_fast_link l
         join competitions.v_competition c on c.guid = l.competition_guid
         left join judging.judge j on j.guid = l.judge_guid and j.removed_at is null
        where l.competition_guid = $1 and l.revoked_at is null and coalesce(l.expires_at > now(), true)`,
      [competition],
    );
    const settings = rules.sets.flatMap((set) => set.settings);
    const sets = rules.sets.map(({ settings, ...set }) => ({ settings, served: servedBy(rules, set, used, titles) }));
    const faults = sets.flatMap((set) => setFaults(set.settings, set.served));
    const doubts = sets.flatMap((set) => setDoubts(set.settings, set.served));
    const prepared = {
      judges: rules.judges.length,
      ...{ linked: links!.linked, early: links!.early, unopened: links!.unopened },
      criteria: rules.criteria.length,
      bare: bareNominations(rules, used, titles),
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
