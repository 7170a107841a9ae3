// How results were counted, on paper: the hall's words, with the rounding of the total.
import { ranksByPlaces, type ScoringScheme } from '@rampa/jury/domain';
import { methodInHall } from './hall-method.ts';
import { ROUNDED_TO } from './wording.ts';
import type { Derivation } from './derivation.ts';

/** «Зачёркнуты высшая и низшая; итог — среднее трёх, с округлением до сотых» */
export function methodOnPaper(scheme: ScoringScheme, judges: number): string {
  const words = methodInHall(scheme.method, { present: judges, abstained: 0 });
  return ranksByPlaces(scheme) ? words : `${words}, с округлением ${ROUNDED_TO[scheme.rounding.total]}`;
}

/** The hall's words about this result; null where the whole panel marked it. */
export function abstentionsOnPaper({ scheme, judges, abstained }: Derivation): string | null {
  if (abstained.length === 0) return null;
  return methodInHall(scheme.method, { present: judges.length - abstained.length, abstained: abstained.length });
}
