export { OWN_COLUMN_WORDS, partsOf, type ColumnContent } from './columns.ts';
export { lacksOf, type ReportParts } from './lacks.ts';
