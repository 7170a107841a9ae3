export { Table, type TableProps } from './Table.tsx';
export type { TableLead } from './table-parts.ts';
export { CellText, RowCard } from './RowTexts.tsx';
export { TableFoot } from './TableFoot.tsx';
export { ColumnsButton } from './ColumnsButton.tsx';
export { useRowPages, pageOf, PAGE_ROWS, type RowPages } from './row-pages.ts';
export { useTableChoice, type TableChoice } from './table-choice.ts';
export { useTableColumns, type TableColumn, type TableColumns } from './table-columns.ts';
export type { KeptColumn } from './kept-columns.ts';
