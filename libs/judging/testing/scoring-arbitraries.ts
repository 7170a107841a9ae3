// Random schemes and groups of a few judges and performances, with gaps, abstentions and deductions.
import fc from 'fast-check';
import { defaultTitles, type Method, type ScoringScheme, type TieStep } from '@rampa/jury/domain';
import { criterion } from './scoring-samples.ts';
import type { GroupInput } from '../domain/index.ts';

const per = fc.constantFrom('criterion', 'judgeTotal');
export const methods: fc.Arbitrary<Method> = fc.oneof(
  fc.record({ kind: fc.constant('mean'), per }),
  fc.record({ kind: fc.constant('sum'), unequalPanels: fc.constantFrom('refuse', 'scale') }),
  fc.record({
    kind: fc.constant('trimmedMean'),
    per,
    high: fc.constantFrom(1, 2),
    low: fc.constant(1),
    minJudges: fc.constantFrom(4, 5),
    larger: fc.constantFrom(undefined, [{ high: 2, low: 2, minJudges: 6 }]),
    take: fc.constantFrom(undefined, 'sum'),
  }),
  fc.record({ kind: fc.constant('median'), per }),
  fc.record({ kind: fc.constant('sumOfPlaces'), marks: fc.constantFrom('points', 'places') }),
  fc.record({
    kind: fc.constant('placePoints'),
    marks: fc.constantFrom('points', 'places'),
    orders: fc.constantFrom('criteria', 'judgeTotal'),
    points: fc.constantFrom([12_000, 10_000, 8000], [1000]),
  }),
  fc.record({ kind: fc.constant('figureSkating') }),
) as fc.Arbitrary<Method>;
const ties = fc.subarray<TieStep>([
  { kind: 'leaveEqualWithinTitle' },
  { kind: 'sumWithDropped' },
  { kind: 'criterionMean', criterion: 'c1' },
  { kind: 'pairwiseMajority' },
  { kind: 'lowestCounted' },
  { kind: 'chairMark' },
  { kind: 'higherComponents' },
  { kind: 'higherTechnical' },
]);
const decimals = fc.option(fc.constantFrom(0, 1, 2, 3), { nil: undefined });

export const schemes: fc.Arbitrary<ScoringScheme> = fc
  .record({
    weights: fc.array(fc.constantFrom(500, 1000, 1500, 2700), { minLength: 1, maxLength: 3 }),
    optional: fc.boolean(),
    method: methods,
    perJudge: fc.constantFrom('sum', 'mean'),
    total: fc.constantFrom(0, 1, 2, 3),
    judge: decimals,
    panel: decimals,
    points: decimals,
    missing: fc.constantFrom('block', 'meanOfPresent', 'zero'),
    ties,
    numbering: fc.constantFrom('competition', 'dense'),
  })
  .map(({ weights, optional, total, judge, panel, points, ...rest }) => ({
    ...rest,
    criteria: weights.map((weight, i) =>
      criterion(i + 1, { weight, min: 0, max: 5000, step: 500, required: i === 0 || !optional }),
    ),
    rounding: { total, judge, panel, points },
  })) as fc.Arbitrary<ScoringScheme>;

export const groups: fc.Arbitrary<GroupInput> = fc
  .record({ judges: fc.integer({ min: 1, max: 6 }), count: fc.integer({ min: 1, max: 6 }) })
  .chain(({ judges, count }) => {
    const names = 'abcdef'.slice(0, judges).split('');
    const mark = fc.option(fc.integer({ min: 6, max: 10 }), { freq: 12, nil: null });
    const table = fc.array(fc.array(mark, { minLength: 3, maxLength: 3 }), { minLength: judges, maxLength: judges });
    const performance = fc.record({
      table,
      abstentions: fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray(names, { maxLength: 1 }) },
      ),
      technical: fc.constantFrom(0, 0, 1000),
      taken: fc.constantFrom(0, 0, 0, 255),
      hard: fc.constantFrom(null, null, 'c1', undefined),
    });
    return fc.array(performance, { minLength: count, maxLength: count }).map((all) => ({
      judges: names.map((judge, j) => ({ judge, isChair: j === 0 })),
      titles: defaultTitles(10),
      performances: all.map(({ table: rows, abstentions, technical, taken, hard }, i) => ({
        performance: `p${i}`,
        abstentions,
        marks: rows.flatMap((row, j) =>
          row.map((value, c) => ({
            judge: names[j]!,
            criterion: `c${c + 1}`,
            value: value === null ? null : value * 500,
          })),
        ),
        adjustments: [
          { kind: 'technical' as const, amount: technical, reason: 'Сложность' },
          { kind: 'deduction' as const, amount: taken, reason: 'Касание' },
          ...(hard === null
            ? []
            : [{ kind: 'difficulty' as const, amount: 3400, ...(hard ? { criterion: hard } : {}), reason: 'Сальто' }]),
        ],
      })),
    }));
  });
