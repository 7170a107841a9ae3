// Ties that the rules leave to the chair, read from the derivations, for open groups and written results alike.

import type { ProtocolView } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { DecisionRow } from '../persistence/chair-decisions.ts';
import type { Outcome } from '../scoring/outcome.ts';
import type { RankingGroup } from '../scoring/ranking-groups.ts';

type Tie = ProtocolView['groups'][number]['ties'][number];

export function tiesOf(group: RankingGroup, outcome: Outcome, decisions: readonly DecisionRow[]): Tie[] {
  const position = new Map(group.performances.map(({ guid }, index) => [guid, index]));
  const placeOf = (guid: Guid): number => outcome.get(guid)?.result.place ?? Infinity;
  const ties = new Map<string, Tie>();
  for (const { result } of outcome.values()) {
    for (const { step, among, reason } of result.derivation.placing?.tie?.steps ?? []) {
      if (step.kind !== 'chairDecision') continue;
      const itemGuids = among.toSorted(
        (a, b) => placeOf(a) - placeOf(b) || (position.get(a) ?? 0) - (position.get(b) ?? 0),
      );
      const decision = decisions.findLast(({ items }) => among.every((guid) => items.includes(guid)));
      ties.set(among.toSorted().join(), {
        itemGuids,
        place: Math.min(...itemGuids.map(placeOf)),
        decision:
          reason === undefined || !decision ? null : { guid: decision.guid, reason, at: decision.at.toISOString() },
      });
    }
  }
  return [...ties.values()].sort((one, other) => one.place - other.place);
}
