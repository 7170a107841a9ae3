import type { RowsAsked } from '@rampa/applications/server';
import { partsOf, type ProjectedColumn } from '@rampa/applications/domain';
import type { KeptReport } from '../persistence/report-rows.ts';

/** What a report asks of the projection. */
export function askedRows({ rowBlockGuid, filters }: KeptReport, searchText?: string): RowsAsked {
  return {
    rowBlock: rowBlockGuid,
    filters: filters.map(({ fieldGuid, itemGuids }) => ({ field: fieldGuid, items: itemGuids })),
    searchText,
  };
}

export const askedColumns = ({ columns }: KeptReport): ProjectedColumn[] =>
  columns.map(({ fields, separator }) => ({ parts: partsOf(fields), separator }));
