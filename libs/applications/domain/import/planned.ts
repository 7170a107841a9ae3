// What the rows of one application change in it, of whichever table. The dry run and the import itself call the same
// function, so that the import does what was shown.

import type { RowGroup } from './groups.ts';
import { plannedRows, type ImportPlan, type KnownTable, type Standing } from './plan.ts';
import { portalCodeIn } from './portal-table.ts';
import { plannedReturn } from './returned.ts';

/** Its rows name an application by the portal's own code, and make none. */
export const isReturned = ({ key }: Pick<RowGroup, 'key'>): boolean => portalCodeIn(key) !== null;

export function plannedImport(table: KnownTable, group: RowGroup, standing: Standing): ImportPlan {
  return isReturned(group) ? plannedReturn(table, group, standing) : plannedRows(table, group, standing);
}
