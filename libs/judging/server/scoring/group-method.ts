// How a group is counted, by the rules that its results were counted by; before the first one by the present rules.

import { methodOfGroup } from '@rampa/judging/domain';
import { panelOf, schemeOf, type EventRules } from '@rampa/jury/server';
import type { Outcome } from './outcome.ts';
import type { RankingGroup } from './ranking-groups.ts';

export function groupMethod(rules: EventRules, { nomination }: Pick<RankingGroup, 'nomination'>, outcome: Outcome) {
  const derivations = [...outcome.values()].map(({ result }) => result.derivation);
  const [first] = derivations;
  return methodOfGroup(
    first?.scheme ?? schemeOf(rules, nomination),
    first?.judges.length ?? panelOf(rules, nomination).length,
    derivations,
  );
}
