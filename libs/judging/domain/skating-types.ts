// Shapes of the skating system. Places are integer thousandths: a shared 2nd–3rd place is 2500.

export type SkatingRule = '5' | '6' | '7a' | '7b' | '7c' | '8' | '9' | '10' | '11' | 'tie';

/** One place given: by which rule, to whom, and what was counted. Couples are indexes into the input. */
export interface SkatingStep {
  readonly rule: SkatingRule;
  /** Index of the dance; null for the final summary. */
  readonly dance: number | null;
  /** The first place in question, 1-based. */
  readonly place: number;
  /** Those who take it (several share it). */
  readonly couples: readonly number[];
  /** Last column looked at: «1–column». null for rule 9. */
  readonly column: number | null;
  /** Those who were compared, with the count and sum that decided (places in thousandths). */
  readonly compared: readonly { readonly couple: number; readonly count: number; readonly sum: number }[];
}

export interface SkatingResult {
  /** By couple. */
  readonly places: readonly number[];
  /** By dance, then couple. */
  readonly dancePlaces: readonly (readonly number[])[];
  /** By couple: Σ of the dance places. */
  readonly sums: readonly number[];
  readonly log: readonly SkatingStep[];
}
