// One performance in its group, with its results.

import type { Counted } from './total.ts';
import type { AwardRow, CriterionRow, ItemRow, StoredScheme } from './rows.ts';

export interface Standing {
  item: ItemRow;
  tour: number;
  group: string;
  /** Title of the nomination and the filled values of the grouping fields, in the group's most frequent spelling. */
  nomination: string;
  groupValues: readonly string[];
  /** A value for each grouping field, empty ones included. */
  fieldValues: readonly string[];
  scheme: StoredScheme;
  criteria: readonly CriterionRow[];
  /** Judges whose marks are expected, in the order of the competition. */
  judges: readonly string[];
  abstains: readonly boolean[];
  /** By judge, then by criterion. */
  marks: readonly (readonly (number | null)[])[];
  counted: Counted;
  technical: number;
  bonus: number;
  deductions: number;
  place: number | null;
  /** How many share the place. */
  sharedBy: number;
  award: AwardRow | null;
}
