// How hard a performance was: what the points of its criteria are multiplied by.
import type { Plan } from './plan.ts';
import type { AdjustmentInput } from './types.ts';

/**
 * By criterion, in thousandths; null where nothing is multiplied. Of `adjustments` those stay that are used: a scheme
 * that counts no criterion by itself uses no difficulty, and none does where the product would leave the exact range.
 */
export function difficultyOf(
  plan: Plan,
  adjustments: readonly AdjustmentInput[],
): { difficulty: readonly number[] | null; used: readonly AdjustmentInput[] } {
  const isUsed = ({ kind, amount, criterion }: AdjustmentInput): boolean => {
    if (kind !== 'difficulty') return true;
    const isKnown = criterion == null || plan.criterionIndex.has(criterion);
    return plan.per === 'criterion' && isKnown && amount > 0 && amount <= exactUpTo(plan);
  };
  const used = adjustments.filter(isUsed);
  if (!used.some(({ kind }) => kind === 'difficulty')) return { difficulty: null, used };
  const difficulty = plan.scheme.criteria.map(
    ({ key }) =>
      used.findLast(({ kind, criterion }) => kind === 'difficulty' && (criterion == null || criterion === key))
        ?.amount ?? 1000,
  );
  return { difficulty, used };
}

/** The greatest difficulty whose product with every mark of the scheme stays a safe integer. */
function exactUpTo({ scheme, multipliers, judges }: Plan): number {
  const greatest = scheme.criteria.map(({ min, max }, c) => Math.max(-min, max) * multipliers[c]!);
  const sum = greatest.reduce((all, one) => all + one, 0) * Math.max(1, judges.length);
  return Math.floor(Number.MAX_SAFE_INTEGER / Math.max(1, sum));
}
