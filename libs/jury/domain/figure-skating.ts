// Figure skating as the ISU counted it in 2016–2017 (judging system of 2004): nine judges, five components.
// Recounted against every official protocol of the open set beside the tests (libs/judging/testing/data/figure-skating).
import type { Criterion, ScoringScheme, TieStep } from './types.ts';

/** The trim of every component: one highest and one lowest, from four marks on; with three nothing is struck. */
export const FIGURE_SKATING_TRIM = { high: 1, low: 1, minJudges: 4 } as const;
/** The panel score is rounded, then its product with the factor again: rounding only at the end gives other results. */
export const FIGURE_SKATING_ROUNDING = { panel: 2, points: 2, total: 2 } as const;

const COMPONENTS = ['Навыки скольжения', 'Переходы', 'Исполнение', 'Композиция', 'Интерпретация музыки'];

/** Equal totals: in the short program the higher technical score, in the free one the higher components. */
export function figureSkatingTies(segment: 'short' | 'free'): TieStep[] {
  return [
    { kind: segment === 'short' ? 'higherTechnical' : 'higherComponents' },
    { kind: 'chairDecision' },
    { kind: 'sharedPlace' },
  ];
}

/**
 * Components 0,25–10 by steps of 0,25, each times `factor` (thousandths). Technical points and deductions come as
 * adjustments. A judge who gave no mark is left out of that component before trimming.
 */
export function figureSkatingScheme(
  factor = 1000,
  segment: 'short' | 'free' = 'free',
  components: readonly string[] = COMPONENTS,
): ScoringScheme {
  const criteria = components.map((title, i): Criterion => ({
    key: `c${i + 1}`,
    title,
    min: 250,
    max: 10_000,
    step: 250,
    factor,
    required: true,
    order: i + 1,
  }));
  return {
    criteria,
    method: { kind: 'figureSkating' },
    perJudge: 'sum',
    rounding: FIGURE_SKATING_ROUNDING,
    missing: 'meanOfPresent',
    ties: figureSkatingTies(segment),
    numbering: 'competition',
  };
}
