// How the results of a group were counted, on every protocol: the hall's words, with the rounding of the total.
import { ranksByPlaces, type ScoringScheme } from '@rampa/jury/domain';
import { methodInHall } from './hall-method.ts';
import { ROUNDED_TO } from './wording.ts';
import type { Derivation } from './derivation.ts';

type Counted = Pick<Derivation, 'total' | 'abstained'>;

/**
 * «Зачёркнуты высшая и низшая; итог — среднее трёх, с округлением до сотых». Where as many judges abstained from every
 * result, it is about the rest of them; otherwise about the whole panel. Empty without judges.
 */
export function methodOfGroup(scheme: ScoringScheme, judges: number, results: readonly Counted[]): string {
  const counts = new Set(results.filter(({ total }) => total !== null).map(({ abstained }) => abstained.length));
  const abstained = counts.size === 1 ? [...counts][0]! : 0;
  if (judges === abstained) return '';
  const words = methodInHall(scheme.method, { present: judges - abstained, abstained });
  return ranksByPlaces(scheme) ? words : `${words}, с округлением ${ROUNDED_TO[scheme.rounding.total]}`;
}

/** The hall's words about this result; null where the whole panel marked it. */
export function abstentionsOf({ scheme, judges, abstained }: Derivation): string | null {
  if (abstained.length === 0) return null;
  return methodInHall(scheme.method, { present: judges.length - abstained.length, abstained: abstained.length });
}
