// What must hold for any scheme and any marks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groups, methods, schemes } from '../testing/scoring-arbitraries.ts';
import { criterion } from '../testing/scoring-samples.ts';
import { defaultTitles, validateScheme, validateTitles, type ScoringScheme } from '@rampa/jury/domain';
import { explain, rankGroup, replay } from './index.ts';
import type { GroupInput } from './index.ts';

/** Marks of criteria that the scheme lacks are left out of the comparison. */
const fitted = (of: ScoringScheme, all: GroupInput): GroupInput => ({
  ...all,
  performances: all.performances.map((one) => ({
    ...one,
    marks: one.marks.filter(({ criterion: key }) => of.criteria.some((own) => own.key === key)),
  })),
});
const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]!);

/** What others see of each performance, by its name. */
function seen(of: ScoringScheme, all: GroupInput) {
  const result = rankGroup(of, all);
  const rows = result.performances.map((p) => [
    p.performance,
    p.total,
    p.status,
    p.place,
    p.placeShared,
    p.title?.rule,
  ]);
  return Object.fromEntries(rows.map(([name, ...rest]) => [name as string, rest]));
}

describe('any result', () => {
  it('does not depend on the order of judges, performances or marks', () => {
    fc.assert(
      fc.property(schemes, groups, fc.nat(100), (of, raw, by) => {
        const all = fitted(of, raw);
        const expected = seen(of, all);
        expect(seen(of, { ...all, judges: turned(all.judges, by) })).toEqual(expected);
        expect(seen(of, { ...all, performances: turned(all.performances, by) })).toEqual(expected);
        const shuffled = all.performances.map((one) => ({ ...one, marks: turned(one.marks, by) }));
        expect(seen(of, { ...all, performances: shuffled })).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('can be replayed from its derivation alone, as JSON', () => {
    fc.assert(
      fc.property(schemes, groups, (of, raw) => {
        for (const own of rankGroup(of, fitted(of, raw)).performances) {
          const again = replay(JSON.parse(JSON.stringify(own.derivation)));
          expect(again).toEqual({
            components: own.subtotals.components,
            total: own.total,
            place: own.place,
            placeShared: own.placeShared,
            title: own.title?.rule ?? null,
          });
        }
      }),
      { numRuns: 500 },
    );
  });

  it('notices a derivation that was tampered with', () => {
    fc.assert(
      fc.property(groups, fc.nat(), (raw, at) => {
        const of: ScoringScheme = {
          criteria: [criterion(1)],
          method: { kind: 'mean' },
          perJudge: 'sum',
          rounding: { total: 3 },
          missing: 'block',
          ties: [],
          numbering: 'competition',
        };
        const own = rankGroup(of, fitted(of, raw)).performances.find(({ total }) => total !== null);
        if (!own) return;
        const derivation = JSON.parse(JSON.stringify(own.derivation));
        const given = derivation.marks.filter((row: (number | null)[]) => row[0] !== null);
        given[at % given.length][0] += 500;
        expect(replay(derivation).total).not.toBe(own.total);
      }),
    );
  });

  it('notices a place that its own figures do not bear', () => {
    fc.assert(
      fc.property(schemes, groups, (of, raw) => {
        for (const own of rankGroup(of, fitted(of, raw)).performances) {
          if (own.place === null) continue;
          const claim = JSON.parse(JSON.stringify(own.derivation));
          claim.placing.sets = [1, ...claim.placing.sets];
          claim.placing.at += 1;
          expect(replay(claim).place).toBeNull();
        }
      }),
    );
  });

  it('gives places without gaps: as many stand above as the place says', () => {
    fc.assert(
      fc.property(schemes, groups, (of, raw) => {
        const result = rankGroup({ ...of, numbering: 'competition' }, fitted(of, raw));
        const places = result.performances.map(({ place }) => place).filter((place) => place !== null);
        for (const place of places) expect(places.filter((other) => other < place)).toHaveLength(place - 1);
        for (const one of result.performances) {
          const together = result.performances.filter(({ place }) => place !== null && place === one.place).length;
          expect(one.placeShared).toBe(together > 1);
        }
      }),
    );
  });

  it('of one judge is his order', () => {
    const orders = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 });
    const simple = methods.filter(
      ({ kind }) => kind !== 'placePoints' && kind !== 'sumOfPlaces' && kind !== 'figureSkating',
    );
    fc.assert(
      fc.property(simple, orders, (own, order) => {
        const of = {
          criteria: [criterion(1)],
          method: own,
          perJudge: 'sum',
          rounding: { total: 2 },
          missing: 'block',
          ties: [],
          numbering: 'competition',
        } as const;
        const performances = order.map((place, i) => ({
          performance: `p${i}`,
          marks: [{ judge: 'a', criterion: 'c1', value: 10_000 - place * 100 }],
        }));
        const result = rankGroup(of, { judges: [{ judge: 'a', isChair: true }], performances });
        expect(result.performances.map(({ place }) => place)).toEqual(order);
      }),
    );
  });

  it('can be put in words', () => {
    fc.assert(
      fc.property(schemes, groups, (of, raw) => {
        for (const own of rankGroup(of, fitted(of, raw)).performances) {
          const { steps } = explain(own.derivation, { judges: {} });
          expect(steps.length).toBeGreaterThan(0);
          expect(JSON.stringify(steps)).not.toMatch(/undefined|NaN|null|-\d/);
        }
      }),
    );
  });
});

describe('the generated schemes', () => {
  it('are not all refused, so that the properties say something', () => {
    const samples = fc.sample(schemes, { numRuns: 300, seed: 1 });
    expect(samples.filter((one) => validateScheme(one).length === 0).length).toBeGreaterThan(10);
    expect(new Set(samples.map((one) => one.method.kind)).size).toBe(7);
    expect(validateTitles(defaultTitles(10), samples[0]!).some(({ code }) => code === 'hole')).toBe(false);
  });
});
