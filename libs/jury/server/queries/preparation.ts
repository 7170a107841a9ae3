import type { Preparation } from '@rampa/competitions/server';
import type { Nominations } from '@rampa/reference-books/server';
import { juryFaults, jurySteps, serves, type PreparedJury } from '@rampa/jury/domain';
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
    const links = await reader.query<{ judge: Guid | null; isEarly: boolean; isOpened: boolean }>(
      `select l.judge_guid as judge, l.is_opened as "isOpened",
              coalesce(l.expires_at < (c.end_date + 1)::timestamp at time zone c.time_zone, false) as "isEarly"
         from accounts.v_fast_link l join competitions.v_competition c on c.guid = l.competition_guid
        where l.competition_guid = $1 and l.revoked_at is null and coalesce(l.expires_at > now(), true)`,
      [competition],
    );
    const linked = rules.judges.map(({ guid, fullName }) => ({
      fullName,
      own: links.filter(({ judge }) => judge === guid),
    }));
    const namesOf = (found: typeof linked) => found.map(({ fullName }) => fullName);
    const withLink = linked.filter(({ own }) => own.length > 0);
    const settings = rules.sets.flatMap((set) => set.settings);
    const sets = rules.sets.map(({ settings, ...set }) => ({ settings, served: servedBy(rules, set, used, titles) }));
    const faults = sets.flatMap((set) => setFaults(set.settings, set.served));
    const doubts = sets.flatMap((set) => setDoubts(set.settings, set.served));
    const prepared = {
      judges: rules.judges.length,
      unlinked: namesOf(linked.filter(({ own }) => own.length === 0)),
      early: namesOf(withLink.filter(({ own }) => own.every(({ isEarly }) => isEarly))),
      unopened: namesOf(withLink.filter(({ own }) => own.every(({ isOpened }) => !isOpened))),
      criteria: rules.criteria.length,
      bare: bareNominations(rules, used, titles),
      titles: settings.length,
      titleFaults: faults,
      titleDoubts: doubts,
    };
    return {
      steps: jurySteps(prepared),
      faults: juryFaults(prepared),
      counts: {
        judges: prepared.judges,
        accesses: links.length,
        'evaluation-criteria': prepared.criteria,
        ranks: prepared.titles,
      },
    };
  };
}
