// A scoring scheme as it is sent and stored: without criteria, which have calls of their own («Point»).

import { presets, type ScoringScheme } from '@rampa/jury/domain';
import { Failure } from '@rampa/kernel';
import { z } from 'zod';

export type SchemeBody = Omit<ScoringScheme, 'criteria'>;

const decimals = z.literal([0, 1, 2, 3]);
const per = z.enum(['criterion', 'judgeTotal']);
const marks = z.enum(['points', 'places']);
const count = z.int().min(0).max(100);

const trim = { high: count, low: count, minJudges: count };

const method = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mean'), per: per.optional() }),
  z.strictObject({ kind: z.literal('sum'), unequalPanels: z.enum(['refuse', 'scale']).optional() }),
  z.strictObject({
    kind: z.literal('trimmedMean'),
    per,
    ...trim,
    larger: z.array(z.strictObject(trim)).max(5).optional(),
    take: z.enum(['mean', 'sum']).optional(),
  }),
  z.strictObject({ kind: z.literal('median'), per: per.optional() }),
  z.strictObject({ kind: z.literal('sumOfPlaces'), marks: marks.optional() }),
  z.strictObject({
    kind: z.literal('placePoints'),
    marks: marks.optional(),
    orders: z.enum(['criteria', 'judgeTotal']).optional(),
    points: z.array(z.int().min(0).max(10_000_000)).min(1).max(100),
  }),
  z.strictObject({
    kind: z.literal('skating'),
    marks: marks.optional(),
    dances: z.enum(['criteria', 'judgeTotal']).optional(),
  }),
  z.strictObject({ kind: z.literal('figureSkating') }),
]);

const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('leaveEqualWithinTitle') }),
  z.strictObject({ kind: z.literal('sumWithDropped') }),
  z.strictObject({ kind: z.literal('criterionMean'), criterion: z.guid() }),
  z.strictObject({ kind: z.literal('pairwiseMajority') }),
  z.strictObject({ kind: z.literal('lowestCounted') }),
  z.strictObject({ kind: z.literal('chairMark') }),
  z.strictObject({ kind: z.literal('chairDecision') }),
  z.strictObject({ kind: z.literal('higherComponents') }),
  z.strictObject({ kind: z.literal('higherTechnical') }),
  z.strictObject({ kind: z.literal('sharedPlace') }),
]);

const shape = z.strictObject({
  method,
  perJudge: z.enum(['sum', 'mean']),
  rounding: z.strictObject({
    total: decimals,
    judge: decimals.optional(),
    panel: decimals.optional(),
    points: decimals.optional(),
  }),
  missing: z.enum(['block', 'meanOfPresent', 'zero']),
  ties: z.array(step).max(20),
  numbering: z.enum(['competition', 'dense']),
});

/** Throws Failure schemeInvalid that names the wrong fields. */
export function readScheme(given: unknown): SchemeBody {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Failure(
    'schemeInvalid',
    parsed.error.issues.slice(0, 20).map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
      return { field: ['scheme', ...issue.path, ...unknown.slice(0, 1)].join('.') };
    }),
  );
}

/** The scheme until the organizer chooses one: ten points, mean of the judges, two decimals. */
export const DEFAULT_SCHEME: SchemeBody = withoutCriteria(presets.find(({ key }) => key === 'tenPointsMean')!.scheme);

function withoutCriteria(scheme: ScoringScheme): SchemeBody {
  const { criteria: _, ...body } = scheme;
  return body;
}
