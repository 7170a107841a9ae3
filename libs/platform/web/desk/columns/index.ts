export { ColumnsSetup, type ColumnsSetupProps } from './ColumnsSetup.tsx';
export type { ColumnDeeds, FieldMeanings, SetUpColumn, SetUpField } from './column-deeds.ts';
export type { BoxChoice } from './box-choices.ts';
