// One ranking group counted by the pure library.

import { validateScheme, type ScoringScheme, type SchemeFault } from '@rampa/jury/domain';
import { rankGroup, type GroupFault, type JudgeInput, type PerformanceResult } from '@rampa/judging/domain';
import type { Guid } from '@rampa/kernel';
import { awardRules, awardSetOf, panelOf, schemeOf, type EventRules, type Judge } from '@rampa/jury/server';
import type { Facts } from './facts.ts';
import { competes, type RankingGroup } from './ranking-groups.ts';

export interface GroupRules {
  scheme: ScoringScheme;
  panel: Judge[];
  titles: ReturnType<typeof awardRules>;
  /** Faults of the scheme; with any of them the group gets no totals and no places. */
  faults: SchemeFault[];
}

export interface CountedGroup {
  /** By performance; empty while the scheme has faults. */
  results: ReadonlyMap<Guid, PerformanceResult>;
  faults: readonly GroupFault[];
  /** Sets of equal performances on which the count waits for the chair's word. */
  openTies: readonly (readonly Guid[])[];
}

export function groupRulesOf(rules: EventRules, nomination: Guid | null): GroupRules {
  const scheme = schemeOf(rules, nomination);
  return {
    scheme,
    panel: panelOf(rules, nomination),
    titles: awardRules(awardSetOf(rules, nomination)?.settings ?? []),
    faults: validateScheme(scheme),
  };
}

export function countGroup(rules: GroupRules, group: Pick<RankingGroup, 'performances'>, facts: Facts): CountedGroup {
  if (rules.faults.length > 0) return { results: new Map(), faults: [], openTies: [] };
  const competing = group.performances.filter(competes);
  const counted = rankGroup(rules.scheme, {
    judges: rules.panel.map(({ guid, isChair }): JudgeInput => ({ judge: guid, isChair })),
    performances: competing.map(({ guid, number }) => ({
      performance: guid,
      number,
      marks: facts.marks.get(guid) ?? [],
      abstentions: facts.abstentions.get(guid) ?? [],
      adjustments: facts.adjustments.get(guid) ?? [],
    })),
    chairDecisions: facts.chairDecisions,
    titles: rules.titles,
    manualTitles: competing.flatMap(({ guid }) => facts.manualTitles.get(guid) ?? []),
  });
  return {
    results: new Map(counted.performances.map((result) => [result.performance, result])),
    faults: counted.faults,
    openTies: counted.openTies,
  };
}

/** The last of the places that equal performances share; the place itself if nobody shares it. */
export function placeToOf({ place, placeShared, derivation }: PerformanceResult): number | null {
  const { placing, scheme } = derivation;
  if (place === null || !placing || !placeShared || scheme.numbering === 'dense') return place;
  return place + placing.sets[placing.at]! - 1;
}
