import { describe, expect, it } from 'vitest';
import { groupOf, schemeOf } from '../testing/scoring-samples.ts';
import { defaultTitles, type AwardRule } from '@rampa/jury/domain';
import { assignTitles, rankGroup } from './index.ts';
import type { ManualTitle, TitleEntry } from './index.ts';

const base = (key: string) => ({ key, title: key, unique: false, scope: 'group' }) as const;
const from = (key: string, low: number, high: number | null): AwardRule => ({
  ...base(key),
  kind: 'threshold',
  from: low,
  to: high,
});
const entry = (performance: string, total: number, place: number, nomination = 'n', group = 'g'): TitleEntry => ({
  performance,
  group,
  nomination,
  total,
  place,
});
const keys = (rules: readonly AwardRule[], entries: readonly TitleEntry[], manual: readonly ManualTitle[] = []) =>
  assignTitles(rules, entries, manual).assignments.map(({ rule }) => rule?.key ?? null);

describe('titles by threshold', () => {
  it('begin at the threshold and end before the next', () => {
    const entries = [9000, 8999, 8000, 4000, 3999, 0, 10_000].map((total, i) => entry(`p${i}`, total, i + 1));
    expect(keys(defaultTitles(10), entries)).toEqual([
      'laureate1',
      'laureate2',
      'laureate2',
      'diploma3',
      'participant',
      'participant',
      'laureate1',
    ]);
  });

  it('have the sourced thresholds out of 25', () => {
    const of = (total: number) => keys(defaultTitles(25), [entry('p', total, 1)])[0];
    expect([23_000, 22_990, 21_000, 20_990, 19_000].map(of)).toEqual([
      'laureate1',
      'laureate2',
      'laureate2',
      'laureate3',
      'laureate3',
    ]);
    expect([18_990, 17_000, 16_990, 15_000, 14_990, 13_000, 12_990].map(of)).toEqual([
      'diploma1',
      'diploma1',
      'diploma2',
      'diploma2',
      'diploma3',
      'diploma3',
      'participant',
    ]);
  });

  it('give the lowest title to a total that deductions took below the scale', () => {
    const group = groupOf([[1]], { titles: defaultTitles(10) });
    const adjustments = [{ kind: 'deduction', amount: 2000, reason: 'Замена' }] as const;
    const performances = [{ ...group.performances[0]!, adjustments }];
    const [result] = rankGroup(schemeOf(), { ...group, performances }).performances;
    expect([result!.total, result!.title?.rule]).toEqual([-1000, 'participant']);
  });

  it('wait for the total', () => {
    const [result] = rankGroup(schemeOf(), groupOf([[9, null]], { titles: defaultTitles(10) })).performances;
    expect(result!.title).toBeNull();
  });
});

describe('titles by place', () => {
  it('are shared with the place', () => {
    const entries = [entry('a', 9000, 1), entry('b', 9000, 1), entry('c', 8000, 3), entry('d', 7000, 7)];
    expect(keys(defaultTitles('places'), entries)).toEqual(['laureate1', 'laureate1', 'laureate3', 'participant']);
  });

  it('may ask for points too; who fails goes on to the next rule', () => {
    const first: AwardRule = {
      ...base('best'),
      kind: 'thresholdThenRank',
      from: 9000,
      to: null,
      placeFrom: 1,
      placeTo: 1,
    };
    const rules = [first, from('good', 5000, null), from('rest', 0, 5000)];
    expect(keys(rules, [entry('a', 9500, 1), entry('b', 9400, 2)])).toEqual(['best', 'good']);
    expect(keys(rules, [entry('a', 8900, 1), entry('b', 4000, 2)])).toEqual(['good', 'rest']);
  });
});

describe('a unique title', () => {
  const single = { ...from('best', 9000, null), unique: true };
  const rules = [single, from('good', 8000, 9000), from('rest', 0, 8000)];

  it('goes to the best; the displaced take the next one', () => {
    const { assignments } = assignTitles(rules, [entry('a', 9500, 2), entry('b', 9600, 1), entry('c', 8500, 3)]);
    expect(assignments.map(({ rule, displacedFrom }) => [rule?.key, displacedFrom])).toEqual([
      ['good', ['best']],
      ['best', []],
      ['good', []],
    ]);
  });

  it('goes to nobody while two are equally entitled, until the jury decides', () => {
    const entries = [entry('a', 9500, 1), entry('b', 9500, 1)];
    expect(assignTitles(rules, entries).contested).toEqual([{ rule: 'best', performances: ['a', 'b'] }]);
    expect(keys(rules, entries)).toEqual(['good', 'good']);
    const decided = assignTitles(rules, entries, [{ performance: 'b', rule: 'best' }]);
    expect(decided.contested).toEqual([]);
    expect(decided.assignments.map(({ rule }) => rule?.key)).toEqual(['good', 'best']);
  });

  it('is one per group, nomination or event', () => {
    const entries = [entry('a', 9500, 1, 'n1', 'g1'), entry('b', 9600, 1, 'n1', 'g2'), entry('c', 9700, 1, 'n2', 'g3')];
    const scoped = (scope: 'group' | 'nomination' | 'event') =>
      keys([{ ...single, scope }, ...rules.slice(1)], entries);
    expect(scoped('group')).toEqual(['best', 'best', 'best']);
    expect(scoped('nomination')).toEqual(['good', 'best', 'best']);
    expect(scoped('event')).toEqual(['good', 'good', 'best']);
  });
});

describe('Гран-при', () => {
  const entries = [entry('a', 10_000, 1), entry('b', 9000, 2), entry('c', 8000, 3)];

  it('is never given by itself', () => {
    expect(keys(defaultTitles(10), entries)).not.toContain('grandPrix');
  });

  it('is not given to the displaced either', () => {
    const single = { ...from('best', 9000, null), unique: true };
    const manual: AwardRule = { ...base('prix'), kind: 'manual', from: 8000 };
    const two = [entry('a', 9500, 1), entry('b', 9400, 2)];
    expect(keys([single, manual, from('good', 0, 9000)], two)).toEqual(['best', 'good']);
  });

  it('is given by the jury', () => {
    const rules = defaultTitles(10);
    expect(keys(rules, entries, [{ performance: 'b', rule: 'grandPrix' }])).toEqual([
      'laureate1',
      'grandPrix',
      'laureate2',
    ]);
  });

  it('given twice is contested', () => {
    const twice = [
      { performance: 'a', rule: 'grandPrix' },
      { performance: 'b', rule: 'grandPrix' },
    ];
    expect(assignTitles(defaultTitles(10), entries, twice).contested).toEqual([
      { rule: 'grandPrix', performances: ['a', 'b'] },
    ]);
  });
});
