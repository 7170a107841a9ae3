// Prepares a scheme for counting: which values count, how many are struck, what is rounded.
import { unitOf } from './exact.ts';
import {
  FIGURE_SKATING_ROUNDING,
  addsUp,
  countsByCriterion,
  multiplierOf,
  ranksByPlaces,
  type Decimals,
  type ScoringScheme,
} from '@rampa/jury/domain';
import type { JudgeInput } from './types.ts';

export interface Plan {
  readonly scheme: ScoringScheme;
  readonly judges: readonly string[];
  readonly chair: number;
  readonly judgeIndex: ReadonlyMap<string, number>;
  readonly criterionIndex: ReadonlyMap<string, number>;
  readonly multipliers: readonly number[];
  readonly per: 'criterion' | 'judgeTotal' | 'places';
  readonly combine: 'mean' | 'sum' | 'median';
  readonly missing: ScoringScheme['missing'];
  /** Units of rounding in thousandths; null = no such step. */
  readonly units: {
    readonly total: number;
    readonly judge: number | null;
    readonly panel: number | null;
    readonly points: number | null;
  };
  /** Places and skating by given places: less is better in what a judge gives. */
  readonly lessIsBetter: boolean;
  /** Judges name the best alone: whom nobody names has nothing, and waits for no mark. */
  readonly namesBest: boolean;
}

/** The scheme must be valid (`validateScheme`); `judges` in the order of their numbers. */
export function planOf(scheme: ScoringScheme, judges: readonly JudgeInput[]): Plan {
  const { method } = scheme;
  const byPlaces = ranksByPlaces(scheme);
  const rounding = method.kind === 'figureSkating' ? FIGURE_SKATING_ROUNDING : scheme.rounding;
  const unit = (decimals: Decimals | undefined): number | null => (decimals === undefined ? null : unitOf(decimals));
  return {
    scheme,
    judges: judges.map(({ judge }) => judge),
    chair: judges.findIndex(({ isChair }) => isChair),
    judgeIndex: new Map(judges.map(({ judge }, i) => [judge, i])),
    criterionIndex: new Map(scheme.criteria.map(({ key }, i) => [key, i])),
    multipliers: scheme.criteria.map(multiplierOf),
    per: byPlaces ? 'places' : countsByCriterion(scheme) ? 'criterion' : 'judgeTotal',
    combine: addsUp(method) ? 'sum' : method.kind === 'median' ? 'median' : 'mean',
    missing: byPlaces ? 'block' : scheme.missing,
    units: {
      total: unitOf(rounding.total),
      judge: 'judge' in rounding ? unit(rounding.judge) : null,
      panel: unit(rounding.panel),
      points: unit(rounding.points),
    },
    namesBest: method.kind === 'placePoints' && scheme.criteria.every(({ required }) => !required),
    lessIsBetter: byPlaces && marksArePlaces(scheme),
  };
}

/** Skating takes places by default, the other methods by places take points. */
export function marksArePlaces(scheme: ScoringScheme): boolean {
  const { method } = scheme;
  if (method.kind === 'skating') return (method.marks ?? 'places') === 'places';
  return (method.kind === 'sumOfPlaces' || method.kind === 'placePoints') && method.marks === 'places';
}
