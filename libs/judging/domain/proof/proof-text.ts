// The very texts that are digested. Sealing and checking must spell them alike, so both take them from here.
import { canonical } from './canonical.ts';
import type { PerformanceResult } from '../result-types.ts';
import type { ProofBody, ShownName } from './proof-types.ts';

/** Hexadecimal figures of a mark's digest that the seal keeps: enough to find an altered mark, the body's proves it. */
export const MARK_FIGURES = 12;

export interface PlacedMark {
  readonly group: number;
  readonly performance: string;
  readonly judge: string;
  readonly criterion: string;
  readonly value: number | null;
}

export function marksOf(body: ProofBody): PlacedMark[] {
  return body.groups.flatMap(({ performances }, group) =>
    performances.flatMap(({ performance, marks }) => marks.map((mark) => ({ group, performance, ...mark }))),
  );
}

export function markText({ group, performance, judge, criterion, value }: PlacedMark): string {
  return canonical([group, performance, judge, criterion, value]);
}

export function nameText({ key, text, salt }: Required<ShownName>): string {
  return canonical([salt, key, text]);
}

/**
 * As it is sealed: without the judges' places of the whole group, which every performance would repeat and the recount
 * makes again.
 */
export function sealedResult(result: PerformanceResult): PerformanceResult {
  const { derivation } = result;
  if (!derivation.placing?.field) return result;
  return { ...result, derivation: { ...derivation, placing: { ...derivation.placing, field: null } } };
}
