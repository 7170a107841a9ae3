// Where a tie chain ends: equal by title, or by the chair's decision.
import { describe, expect, it } from 'vitest';
import { groupOf, schemeOf } from '../testing/scoring-samples.ts';
import { defaultTitles, presets, tieChainsOf, type ScoringScheme, type TieStep } from '@rampa/jury/domain';
import { rankGroup, replay } from './index.ts';
import type { GroupInput } from './index.ts';

/** Places of the group under one chain, after each derivation has been replayed. */
function placesBy(ties: readonly TieStep[], group: GroupInput, changes: Partial<ScoringScheme> = {}) {
  const result = rankGroup(schemeOf({ ties, ...changes }), group);
  for (const own of result.performances) {
    const again = replay(JSON.parse(JSON.stringify(own.derivation)));
    expect([again.total, again.place, again.placeShared]).toEqual([own.total, own.place, own.placeShared]);
  }
  return result.performances.map(({ place }) => place);
}
const logOf = (ties: readonly TieStep[], group: GroupInput, changes: Partial<ScoringScheme> = {}) =>
  rankGroup(schemeOf({ ties, ...changes }), group).performances[0]!.derivation.placing!.tie;

const same = groupOf([
  [9, 8, 7],
  [7, 8, 9],
]);

describe('equal totals under thresholds', () => {
  const ties: TieStep[] = [{ kind: 'leaveEqualWithinTitle' }, { kind: 'chairMark' }];

  it('stay equal: the title is the same', () => {
    expect(placesBy(ties, { ...same, titles: defaultTitles(10) })).toEqual([1, 1]);
  });

  it('are split where titles go by place, or there are none', () => {
    expect(placesBy(ties, { ...same, titles: defaultTitles('places') })).toEqual([1, 2]);
    expect(placesBy(ties, same)).toEqual([1, 2]);
  });

  it('are split where the threshold’s title is a single one', () => {
    const titles = defaultTitles(10).map((rule) => (rule.key === 'laureate2' ? { ...rule, unique: true } : rule));
    expect(placesBy(ties, { ...same, titles })).toEqual([1, 2]);
  });
});

describe('the chair’s decision', () => {
  const ties: TieStep[] = [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }];
  const decided = (performances: string[], reason: string) => ({
    ...same,
    chairDecisions: [{ performances, reason }],
  });

  it('is asked for while it is not made; until then they stay equal', () => {
    expect(rankGroup(schemeOf({ ties }), same).openTies).toEqual([['p1', 'p2']]);
    expect(placesBy(ties, same)).toEqual([1, 1]);
  });

  it('orders, with its reason in the derivation', () => {
    const group = decided(['p2', 'p1'], 'Чище интонация');
    expect(placesBy(ties, group)).toEqual([2, 1]);
    expect(rankGroup(schemeOf({ ties }), group).openTies).toEqual([]);
    expect(logOf(ties, group)!.steps[0]!.reason).toBe('Чище интонация');
  });

  it('does nothing without a reason, or for another set', () => {
    const reasonless = rankGroup(schemeOf({ ties }), decided(['p2', 'p1'], ' '));
    expect(reasonless.faults.map(({ code }) => code)).toEqual(['decisionWithoutReason']);
    expect(reasonless.openTies).toHaveLength(1);
    expect(rankGroup(schemeOf({ ties }), decided(['p2', 'p9'], 'Чище')).openTies).toHaveLength(1);
  });
});

const tenPoints = presets.find(({ key }) => key === 'tenPointsMean')!.scheme;

it.each([
  ['equalWithinTitle', []],
  ['chair', [['p1', 'p2']]],
  ['shared', []],
] as const)('the chain %s on ten points with the usual titles', (key, open) => {
  const { steps } = tieChainsOf(tenPoints.method).find((chain) => chain.key === key)!;
  const result = rankGroup(schemeOf({ ties: steps }), { ...same, titles: defaultTitles(10) });
  expect(result.openTies).toEqual(open);
});
