// Faults of a scale in words, found by the scoring domain.

import { validateScheme, type Criterion } from '@rampa/jury/domain';

export type Numbers = Record<'min' | 'max' | 'step' | 'weight', number | null>;
export type CriterionFaults = Partial<Record<keyof Numbers, string>>;

export function criterionFaults(numbers: Numbers): CriterionFaults {
  const missing: CriterionFaults = {};
  for (const name of ['min', 'max', 'step', 'weight'] as const) {
    const value = numbers[name];
    if (value === null) missing[name] = 'Сколько?';
    else if (Number.isNaN(value)) missing[name] = 'Число до тысячных, например 0,5';
  }
  if (Object.keys(missing).length > 0) return missing;
  const { min, max, step, weight } = numbers as Record<keyof Numbers, number>;
  if (min < 0) return { min: 'Не меньше нуля' };
  const criterion: Criterion = { key: 'c', title: '', min, max, step, weight, required: true, order: 0 };
  const codes = validateScheme({
    criteria: [criterion],
    method: { kind: 'mean' },
    perJudge: 'sum',
    rounding: { total: 2 },
    missing: 'block',
    ties: [],
    numbering: 'competition',
  }).map((fault) => fault.code);
  return {
    ...(codes.includes('badRange') ? { max: 'Больше наименьшей и не больше 10\u00A0000' } : {}),
    ...(codes.includes('badStep') ? { step: 'Шаг должен укладываться в шкалу целое число раз' } : {}),
    ...(codes.includes('badWeight') ? { weight: 'Больше 0 и не больше 100' } : {}),
  };
}
