import { describe, expect, it } from 'vitest';
import { criterion, groupOf, performanceOf, judgesOf, schemeOf } from '../testing/scoring-samples.ts';
import { explain, rankGroup, replay } from './index.ts';
import type { Method, ScoringScheme } from '@rampa/jury/domain';
import type { GroupInput } from './index.ts';

const SONGS = { kind: 'placePoints', points: [12_000, 10_000, 8000] } as const satisfies Method;
const byTotals = schemeOf({ method: SONGS, rounding: { total: 2 } });
const place = { min: 1000, max: 20_000, step: 1000, required: false };
const byCriteria = schemeOf({
  criteria: [criterion(1, place), criterion(2, place)],
  method: { ...SONGS, marks: 'places', orders: 'criteria' },
  ties: [{ kind: 'criterionMean', criterion: 'c2' }, { kind: 'sharedPlace' }],
});

function counted(scheme: ScoringScheme, group: GroupInput) {
  const { performances, faults } = rankGroup(scheme, group);
  for (const own of performances) {
    const again = replay(JSON.parse(JSON.stringify(own.derivation)));
    expect([again.total, again.place]).toEqual([own.total, own.place]);
  }
  return {
    totals: performances.map(({ total }) => total),
    places: performances.map((one) => one.place),
    points: performances.map(({ perCriterion }) => perCriterion.map(({ points }) => points)),
    blocked: faults.some(({ blocking }) => blocking),
    performances,
  };
}

describe('points by place', () => {
  it('gives each judge’s first place most, and the most points win', () => {
    const group = groupOf([
      [9, 7],
      [8, 9],
      [7, 8],
      [6, 6],
    ]);
    const { totals, places } = counted(byTotals, group);
    expect(totals).toEqual([20_000, 22_000, 18_000, 0]);
    expect(places).toEqual([2, 1, 3, 4]);
  });

  it('shares the points of the places that equal marks take', () => {
    const { totals } = counted(byTotals, groupOf([[9], [9], [9], [5]]));
    expect(totals).toEqual([10_000, 10_000, 10_000, 0]);
    expect(counted(byTotals, groupOf([[9], [8], [8], [8]])).totals).toEqual([12_000, 6000, 6000, 6000]);
  });

  it('lets a judge give nothing to his own pupil, and closes his order over the gap', () => {
    const group = {
      judges: judgesOf(2),
      performances: [
        performanceOf('p1', [9, 9], { abstentions: ['a'] }),
        performanceOf('p2', [8, 8]),
        performanceOf('p3', [7, 7]),
      ],
    };
    const { totals, blocked } = counted(byTotals, group);
    expect(blocked).toBe(false);
    expect(totals).toEqual([12_000, 22_000, 18_000]);
  });

  it('orders each criterion by itself, and a tie goes by its points, not by its places', () => {
    const group = groupOf([[[1, 2]], [[2, 1]], [[3, null]], [[null, 3]]]);
    const { totals, points, places } = counted(byCriteria, group);
    expect(points).toEqual([
      [12_000, 10_000],
      [10_000, 12_000],
      [8000, 0],
      [0, 8000],
    ]);
    expect(totals).toEqual([22_000, 22_000, 8000, 8000]);
    expect(places).toEqual([2, 1, 4, 3]);
  });

  it('gives nothing to whom nobody names, once somebody is named', () => {
    const none = groupOf([[[null, null]], [[null, null]]]);
    expect(counted(byCriteria, none).totals).toEqual([null, null]);
    expect(counted(byCriteria, groupOf([[[1, null]], [[null, null]]])).totals).toEqual([12_000, 0]);
  });

  it('says what each judge’s place brought', () => {
    const { performances } = counted(
      byTotals,
      groupOf([
        [9, 7],
        [8, 9],
      ]),
    );
    const { steps } = explain(performances[0]!.derivation, { judges: { a: 'Анна', b: 'Борис' } });
    expect(steps[0]!.lines.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Анна', '12,00', 'балл 9, 1 место'],
      ['Борис', '10,00', 'балл 7, 2 место'],
    ]);
    expect(steps[1]).toMatchObject({ title: 'Сумма баллов за места', value: '22,00' });
  });
});
