import { describe, expect, it } from 'vitest';
import { criterion, groupOf, judgesOf, performanceOf, schemeOf } from '../testing/scoring-samples.ts';
import { groupKeyOf, rankGroup } from './index.ts';
import type { ScoringScheme } from '@rampa/jury/domain';
import type { GroupInput } from './index.ts';

const totals = (scheme: ScoringScheme, group: GroupInput) => rankGroup(scheme, group).performances.map((p) => p.total);
const places = (scheme: ScoringScheme, group: GroupInput) => rankGroup(scheme, group).performances.map((p) => p.place);
const faults = (scheme: ScoringScheme, group: GroupInput) => rankGroup(scheme, group).faults.map(({ code }) => code);

describe('a missing mark', () => {
  const group = groupOf([
    [9, 8, null],
    [7, 7, 7],
  ]);

  it('keeps the performance waiting and the rest ranked among themselves', () => {
    const result = rankGroup(schemeOf(), group);
    expect(result.performances.map((p) => [p.status, p.total, p.place])).toEqual([
      ['waiting', null, null],
      ['complete', 7000, 1],
    ]);
    expect(result.performances[0]!.missing).toEqual([{ judge: 'c', criterion: 'c1' }]);
    expect(result.provisional).toBe(true);
    expect(result.ranking).toEqual(['p2']);
  });

  it('may be left out, or count as zero', () => {
    expect(totals(schemeOf({ missing: 'meanOfPresent' }), group)).toEqual([8500, 7000]);
    expect(totals(schemeOf({ missing: 'zero' }), group)).toEqual([5670, 7000]);
  });

  it('is no zero where nobody has marked yet', () => {
    const empty = groupOf([[null, null]]);
    for (const missing of ['block', 'meanOfPresent', 'zero'] as const) {
      expect(totals(schemeOf({ missing }), empty)).toEqual([null]);
    }
  });

  it('is a mark when it is 0', () => {
    expect(totals(schemeOf(), groupOf([[0, 9]]))).toEqual([4500]);
  });

  it('leaves a judge without all required marks out of the means of totals, not out of the means of criteria', () => {
    const criteria = [criterion(1), criterion(2)];
    const half = groupOf([
      [
        [9, 8],
        [5, null],
      ],
    ]);
    expect(totals(schemeOf({ criteria, missing: 'meanOfPresent' }), half)).toEqual([17_000]);
    const method = { kind: 'mean', per: 'criterion' } as const;
    expect(totals(schemeOf({ criteria, method, missing: 'meanOfPresent' }), half)).toEqual([15_000]);
  });

  it('of an optional criterion is not waited for', () => {
    const criteria = [criterion(1), criterion(2, { required: false })];
    const part = groupOf([
      [
        [9, null],
        [9, 3],
      ],
    ]);
    expect(totals(schemeOf({ criteria }), part)).toEqual([10_500]);
    expect(totals(schemeOf({ criteria, perJudge: 'mean' }), part)).toEqual([7500]);
  });
});

describe('an abstention', () => {
  const performances = [performanceOf('p1', [10, 8, 8], { abstentions: ['a'] }), performanceOf('p2', [8, 8, 8])];
  const group = { judges: judgesOf(3), performances };

  it('takes the judge out of the mean, with the mark he may have given', () => {
    const result = rankGroup(schemeOf(), group);
    expect(result.performances.map(({ total }) => total)).toEqual([8000, 8000]);
    expect(result.performances[0]!.missing).toEqual([]);
    expect(result.performances[0]!.perJudge[0]).toEqual({ judge: 'a', total: null, fate: 'abstained' });
  });

  it('makes a sum unfit for places: refused, or scaled to the full panel', () => {
    const refused = rankGroup(schemeOf({ method: { kind: 'sum' } }), group);
    expect(refused.faults).toEqual([{ code: 'unequalPanels', blocking: true, performances: ['p1'] }]);
    expect(refused.performances.map(({ place }) => place)).toEqual([null, null]);
    const scaled = schemeOf({ method: { kind: 'sum', unequalPanels: 'scale' } });
    expect(totals(scaled, group)).toEqual([24_000, 24_000]);
    expect(places(scaled, group)).toEqual([1, 1]);
  });

  it('refuses the sum before the marks are in', () => {
    const early = [performanceOf('p1', [], { abstentions: ['a'] }), performanceOf('p2', [8, 8, 8])];
    expect(faults(schemeOf({ method: { kind: 'sum' } }), { judges: judgesOf(3), performances: early })).toEqual([
      'unequalPanels',
    ]);
  });

  it('is no fault where the judge abstains from everything', () => {
    const all = [
      performanceOf('p1', [0, 8, 9], { abstentions: ['a'] }),
      performanceOf('p2', [0, 7, 7], { abstentions: ['a'] }),
    ];
    for (const kind of ['sum', 'sumOfPlaces'] as const) {
      expect(places(schemeOf({ method: { kind } }), { judges: judgesOf(3), performances: all })).toEqual([1, 2]);
    }
  });

  it('of everybody leaves the performance waiting', () => {
    const result = rankGroup(schemeOf(), {
      judges: judgesOf(1),
      performances: [performanceOf('p1', [9], { abstentions: ['a'] })],
    });
    expect(result.faults.map(({ code }) => code)).toEqual(['noPanel']);
    expect(result.performances[0]!.status).toBe('waiting');
  });
});

describe('places', () => {
  it('skip after a shared one, or follow on', () => {
    const group = groupOf([[9], [9], [8], [7]]);
    expect(places(schemeOf(), group)).toEqual([1, 1, 3, 4]);
    expect(places(schemeOf({ numbering: 'dense' }), group)).toEqual([1, 1, 2, 3]);
    expect(rankGroup(schemeOf(), group).performances.map((p) => p.placeShared)).toEqual([true, true, false, false]);
  });

  it('go by the rounded total', () => {
    const group = groupOf([
      [9.4, 9.4, 9.5],
      [9.4, 9.4, 9.4],
    ]);
    expect(places(schemeOf({ rounding: { total: 1 } }), group)).toEqual([1, 1]);
    expect(places(schemeOf(), group)).toEqual([1, 2]);
  });
});

describe('what does not belong', () => {
  it('is left out and named', () => {
    const [first] = groupOf([[9, 9]]).performances;
    const marks = [
      ...first!.marks,
      { judge: 'x', criterion: 'c1', value: 1000 },
      { judge: 'a', criterion: 'c9', value: 1000 },
    ];
    const group = { judges: judgesOf(2), performances: [{ ...first!, marks }] };
    expect(totals(schemeOf(), group)).toEqual([9000]);
    expect(faults(schemeOf(), group)).toEqual(['foreignMark', 'foreignMark']);
  });

  it('of a double mark the later counts; a mark off the scale and a negative amount are named', () => {
    const group: GroupInput = {
      judges: judgesOf(1),
      performances: [
        {
          performance: 'p1',
          marks: [
            { judge: 'a', criterion: 'c1', value: 9000 },
            { judge: 'a', criterion: 'c1', value: 11_000 },
          ],
          adjustments: [{ kind: 'deduction', amount: -1, reason: 'Ошибка' }],
        },
      ],
    };
    expect(faults(schemeOf(), group)).toEqual(['negativeAmount', 'doubleMark', 'markOutOfScale'].sort());
    expect(rankGroup(schemeOf(), group).performances[0]!.subtotals.components).toBe(11_000);
  });
});

describe('the key of a ranking group', () => {
  const place = { tour: 't1', nomination: 'n1' };

  it('does not depend on the order of the picked fields', () => {
    const values = { age: '7–9', form: 'соло', level: 'a' };
    expect(groupKeyOf(place, ['age', 'form'], values)).toBe(groupKeyOf(place, ['form', 'age'], values));
    expect(groupKeyOf(place, ['age'], values)).not.toBe(groupKeyOf(place, ['form'], values));
  });

  it('tells what differs apart and what is empty together', () => {
    expect(groupKeyOf(place, ['age'], { age: null })).toBe(groupKeyOf(place, ['age'], {}));
    expect(groupKeyOf(place, [], {})).not.toBe(groupKeyOf({ ...place, tour: 't2' }, [], {}));
    expect(groupKeyOf(place, ['a'], { a: 'b","c' })).not.toBe(groupKeyOf(place, ['a', 'b'], { a: 'b', b: 'c' }));
  });
});
