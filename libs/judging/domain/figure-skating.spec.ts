// Every official protocol of the open set (1 143 performances) must come out to the last digit.
import { describe, expect, it } from 'vitest';
import { inputOf, OFFICIAL_JUDGES, readOfficialSegments } from '../testing/figure-skating-data.ts';
import { figureSkatingScheme, validateScheme } from '@rampa/jury/domain';
import { rankGroup, replay } from './index.ts';

const segments = readOfficialSegments();
const judges = OFFICIAL_JUDGES.map((judge) => ({ judge, isChair: false }));

const counted = segments.map((segment) => {
  const scheme = figureSkatingScheme(segment.factor, segment.kind, segment.componentTitles);
  return { segment, scheme, result: rankGroup(scheme, { judges, performances: segment.performances.map(inputOf) }) };
});
const pairs = counted.flatMap(({ segment, result }) =>
  segment.performances.map((official, i) => ({ official, own: result.performances[i]! })),
);

describe('the official protocols of 2016–17', () => {
  it('are all there', () => {
    expect(segments).toHaveLength(88);
    expect(pairs).toHaveLength(1143);
    expect(pairs.flatMap(({ official }) => official.components)).toHaveLength(5715);
  });

  it('give every panel score of every component', () => {
    const own = pairs.map((pair) => pair.own.perCriterion.map(({ panelScore }) => panelScore));
    expect(own).toEqual(pairs.map(({ official }) => official.components.map(({ panelScore }) => panelScore)));
  });

  it('give every component total', () => {
    expect(pairs.map(({ own }) => own.subtotals.components)).toEqual(
      pairs.map(({ official }) => official.componentScore),
    );
  });

  it('give every segment total', () => {
    expect(pairs.map(({ own }) => own.total)).toEqual(pairs.map(({ official }) => official.total));
  });

  it('give every rank, the equal totals too', () => {
    expect(pairs.map(({ own }) => own.place)).toEqual(pairs.map(({ official }) => official.rank));
    const ties = pairs.filter(({ own }) => own.derivation.placing?.tie);
    expect(ties.length).toBeGreaterThan(0);
    expect(ties.every(({ own }) => !own.placeShared)).toBe(true);
  });

  it('can be recounted from each derivation alone', () => {
    for (const { official, own } of pairs) {
      const derivation = JSON.parse(JSON.stringify(own.derivation));
      expect(replay(derivation)).toEqual({
        components: official.componentScore,
        total: official.total,
        place: official.rank,
        placeShared: false,
        title: null,
      });
    }
  });
});

describe('the scheme', () => {
  it('splits equal totals by elements in the short program, by components in the free one', () => {
    const line = (performance: string, mark: number, elements: number) => ({
      performance,
      marks: [{ judge: 'J1', criterion: 'c1', value: mark }],
      adjustments: [{ kind: 'technical', amount: elements, reason: 'Elements' }] as const,
    });
    const performances = [line('a', 9000, 40_000), line('b', 8000, 41_000)];
    const places = (segment: 'short' | 'free') =>
      rankGroup(figureSkatingScheme(1000, segment, ['Transitions']), { judges, performances }).performances.map(
        ({ place }) => place,
      );
    expect(places('short')).toEqual([2, 1]);
    expect(places('free')).toEqual([1, 2]);
  });

  it('is sound', () => {
    expect(counted.flatMap(({ scheme }) => validateScheme(scheme))).toEqual([]);
  });

  it('leaves a judge without a mark out before trimming', () => {
    const short = pairs.filter(({ official }) => official.components.some(({ marks }) => marks.includes(null)));
    expect(short.length).toBeGreaterThan(0);
    for (const { own } of short) expect(own.missing.length).toBeGreaterThan(0);
  });

  it('rounds the panel score before the factor, not only at the end', () => {
    const first = counted.find(({ segment }) => segment.factor !== 1000)!;
    const once = {
      ...first.scheme,
      method: { kind: 'trimmedMean', per: 'criterion', high: 1, low: 1, minJudges: 4 },
      rounding: { total: 2 },
    } as const;
    const result = rankGroup(once, { judges, performances: first.segment.performances.map(inputOf) });
    const equal = result.performances.filter((own, i) => own.total === first.segment.performances[i]!.total);
    expect(equal.length).toBeLessThan(result.performances.length);
  });
});
