// Builds the recount's result of one performance.
import { halfUp } from './exact.ts';
import type { Placing, TitleLog } from './derivation.ts';
import type { Plan } from './plan.ts';
import type { Scored } from './score.ts';
import type { PerformanceResult } from './result-types.ts';

/** All values are integer thousandths; `total` is null while a required mark is missing. */
export function resultOf(
  plan: Plan,
  scored: Scored,
  total: number | null,
  placing: Placing | null,
  title: TitleLog | null,
): PerformanceResult {
  const { sheet, components } = scored;
  const { performance } = sheet.input;
  return {
    performance,
    total,
    status: scored.complete ? 'complete' : 'waiting',
    missing: sheet.missing,
    perJudge: plan.judges.map((judge, j) => {
      const own = scored.totals[j]!;
      return { judge, total: own ? halfUp(own.n, own.d, 1) : null, fate: scored.fates[j]! };
    }),
    perCriterion: scored.perCriterion,
    subtotals: { components, technical: sheet.technical, bonus: sheet.bonus, deductions: sheet.deductions },
    place: placing?.place ?? null,
    placeShared: placing?.shared ?? false,
    title: title ? { rule: title.rule.key, title: title.rule.title } : null,
    derivation: {
      version: 1,
      performance,
      scheme: plan.scheme,
      judges: plan.judges,
      chair: plan.judges[plan.chair] ?? null,
      marks: sheet.rows,
      abstained: plan.judges.filter((_, j) => sheet.abstains[j]),
      adjustments: sheet.adjustments,
      panel: scored.panel,
      components,
      total,
      placing,
      title,
    },
  };
}
