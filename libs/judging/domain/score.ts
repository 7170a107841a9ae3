// The total of one performance, from its sheet.
import { compareRatios, halfUp, sumHalfUp } from './exact.ts';
import { rowTotal } from './judge-total.ts';
import { strike } from './panel.ts';
import type { CriterionLine, JudgeLine, PanelLog, Ratio } from './derivation.ts';
import type { Plan } from './plan.ts';
import type { Sheet } from './sheet.ts';
import type { CriterionScore } from './result-types.ts';
import type { Fate } from './types.ts';

export interface Scored {
  readonly sheet: Sheet;
  /** By judge, exact; null where he abstains or a required mark is missing. */
  readonly totals: readonly (Ratio | null)[];
  readonly fates: readonly Fate[];
  /** By criterion: which of its marks count. */
  readonly counted: readonly { readonly sum: number; readonly count: number }[];
  readonly perCriterion: readonly CriterionScore[];
  readonly panel: PanelLog | null;
  readonly components: number | null;
  /** null while waiting; for the methods by places also until the group is ranked. */
  readonly total: number | null;
  readonly complete: boolean;
}

/** Counts one sheet by the plan; for the methods by places the total comes later, from the group (`places.ts`). */
export function scoreSheet(plan: Plan, sheet: Sheet): Scored {
  const fates: Fate[] = [];
  const totals: (Ratio | null)[] = [];
  for (let j = 0; j < sheet.rows.length; j++) {
    const total = sheet.abstains[j] ? null : rowTotal(plan, sheet.rows[j]!);
    totals.push(total);
    fates.push(sheet.abstains[j] ? 'abstained' : total === null ? 'missing' : 'kept');
  }
  const blocked = (sheet.empty && !plan.namesBest) || (plan.missing === 'block' && sheet.missing.length > 0);
  if (plan.per === 'criterion') return byCriterion(plan, sheet, totals, fates, blocked);
  return byJudge(plan, sheet, totals, fates, blocked);
}

function byJudge(plan: Plan, sheet: Sheet, totals: readonly (Ratio | null)[], fates: Fate[], blocked: boolean): Scored {
  const present = fates.includes('kept') || (plan.namesBest && sheet.empty);
  const complete = present && !blocked;
  // Before anything is struck: which of two equal totals is struck must not matter, though their criteria differ.
  const perCriterion = plan.scheme.criteria.map(({ key }, c) => criterionOfPanel(plan, sheet, fates, key, c));
  const divides = complete && plan.per === 'judgeTotal';
  const kept = divides ? strike(fates, (a, b) => compareRatios(totals[a]!, totals[b]!), plan) : 0;
  const score = { sheet, totals, fates, perCriterion: perCriterion.map(({ score }) => score), counted: perCriterion };
  if (!complete) return { ...score, panel: null, components: null, total: null, complete };
  if (!divides) return { ...score, panel: { per: 'places' }, components: null, total: null, complete };
  const lines: JudgeLine[] = plan.judges.map((judge, j) => ({ judge, total: totals[j]!, fate: fates[j]! }));
  const { method } = plan.scheme;
  const scaled = method.kind === 'sum' && method.unequalPanels === 'scale';
  const times = scaled ? plan.judges.length : 1;
  const divisor = plan.combine === 'sum' && !scaled ? 1 : kept;
  const terms = totals.filter((total, j): total is Ratio => total !== null && fates[j] === 'kept');
  const components = sumHalfUp(terms, times, divisor, 0, plan.units.total);
  const total = sheet.final === 0 ? components : sumHalfUp(terms, times, divisor, sheet.final, plan.units.total);
  return { ...score, panel: { per: 'judgeTotal', lines, times, divisor }, components, total, complete };
}

/** For showing and for ties: the criterion's mean (or sum) over all judges with a total. */
function criterionOfPanel(plan: Plan, sheet: Sheet, fates: readonly Fate[], criterion: string, c: number) {
  let sum = 0;
  let count = 0;
  for (let j = 0; j < fates.length; j++) {
    if (fates[j] !== 'kept') continue;
    const mark = sheet.rows[j]![c] ?? (plan.missing === 'zero' ? 0 : null);
    if (mark === null) continue;
    sum += mark;
    count++;
  }
  if (count === 0) return { sum, count, score: { criterion, panelScore: null, points: null } };
  const divisor = plan.combine === 'sum' ? 1 : count;
  const points = halfUp(sum * plan.multipliers[c]!, divisor * weightsOf(plan), 1);
  return { sum, count, score: { criterion, panelScore: halfUp(sum, divisor, 1), points } };
}

function weightsOf(plan: Plan): number {
  return plan.scheme.perJudge === 'mean' ? plan.multipliers.reduce((sum, weight) => sum + weight, 0) : 1000;
}

function byCriterion(
  plan: Plan,
  sheet: Sheet,
  totals: readonly (Ratio | null)[],
  fates: readonly Fate[],
  blocked: boolean,
): Scored {
  const lines: CriterionLine[] = [];
  const terms: Ratio[] = [];
  const { criteria } = plan.scheme;
  const weights = weightsGiven(plan, sheet);
  let complete = !blocked;
  for (let c = 0; c < criteria.length; c++) {
    const marks = sheet.rows.map((row, j) =>
      sheet.abstains[j] ? null : (row[c] ?? (plan.missing === 'zero' ? 0 : null)),
    );
    const own: Fate[] = marks.map((mark, j) => (sheet.abstains[j] ? 'abstained' : mark === null ? 'missing' : 'kept'));
    const count = strike(own, (a, b) => marks[a]! - marks[b]!, plan);
    let sum = 0;
    for (let j = 0; j < marks.length; j++) if (own[j] === 'kept') sum += marks[j]!;
    if (count === 0) {
      if (criteria[c]!.required) complete = false;
      lines.push({ criterion: criteria[c]!.key, fates: own, sum, count, panelScore: null, points: null });
      continue;
    }
    const { panel, points } = plan.units;
    const divisor = plan.combine === 'sum' ? 1 : count;
    const score = panel === null ? { n: sum, d: divisor } : { n: halfUp(sum, divisor, panel), d: 1 };
    const hard = sheet.difficulty ? { n: sheet.difficulty[c]!, d: 1000 } : { n: 1, d: 1 };
    const exact = { n: score.n * plan.multipliers[c]! * hard.n, d: score.d * weights * hard.d };
    const term = points === null ? exact : { n: halfUp(exact.n, exact.d, points), d: 1 };
    terms.push(term);
    const shown = { panelScore: halfUp(score.n, score.d, 1), points: halfUp(term.n, term.d, 1) };
    lines.push({ criterion: criteria[c]!.key, fates: own, sum, count, ...shown });
  }
  const perCriterion = lines.map(({ criterion, panelScore, points }) => ({ criterion, panelScore, points }));
  const score = { sheet, totals, fates, counted: lines, perCriterion, complete };
  if (!complete) return { ...score, panel: null, components: null, total: null };
  const components = sumHalfUp(terms, 1, 1, 0, plan.units.total);
  const total = sheet.final === 0 ? components : sumHalfUp(terms, 1, 1, sheet.final, plan.units.total);
  return { ...score, panel: { per: 'criterion', lines }, components, total };
}

/** Σ weight over the criteria that somebody marked; 1000 where the marks are summed. */
function weightsGiven(plan: Plan, sheet: Sheet): number {
  if (plan.scheme.perJudge === 'sum') return 1000;
  let weights = 0;
  for (let c = 0; c < plan.multipliers.length; c++) {
    if (plan.missing === 'zero' || sheet.rows.some((row) => row[c] !== null)) weights += plan.multipliers[c]!;
  }
  return weights || 1;
}
