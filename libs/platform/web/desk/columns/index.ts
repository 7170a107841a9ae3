export { ColumnsSetup, type ColumnsSetupProps } from './ColumnsSetup.tsx';
export type { ColumnDeeds, FieldMeanings, SetUpColumn, SetUpField } from './column-deeds.ts';
export { hasRoomBeside, SetupAside, SetupBeside } from './SetupBeside.tsx';
export type { BoxChoice } from './box-choices.ts';
