// One performance among those of its group, counted.

import type { Counted } from './total.ts';
import type { AwardRow, CriterionRow, ItemRow, StoredScheme } from './rows.ts';

export interface Standing {
  item: ItemRow;
  tour: number;
  group: string;
  /** As people read them: the nomination's title, and the filled values of the grouping fields as most of the group have them. */
  nomination: string;
  groupValues: readonly string[];
  /** The same, empty ones too: a value for each grouping field. */
  fieldValues: readonly string[];
  scheme: StoredScheme;
  criteria: readonly CriterionRow[];
  /** Those who are expected to mark it, in the order of the competition. */
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
