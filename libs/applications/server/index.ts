import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { ApplicationsModule } from './applications.module.ts';

export const applicationsRoom: ServerRoom = {
  name: 'applications',
  module: ApplicationsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { ApplicationsWorkerModule } from './applications.module.ts';
export {
  ApplicationProjection,
  PROJECTION_SORTS,
  type ProjectedRow,
  type ProjectionAsked,
  type ProjectionSort,
} from './projection/application-projection.ts';
export type { StrangersNames } from './projection/strangers-names.ts';
export { ColumnKeeping, type AttachedField } from './columns/column-keeping.ts';
export { columnBoxOf, columnViews } from './columns/column-views.ts';
export type { ColumnSet, HeldColumns, KeptColumn, KeptField, WhichColumns } from './columns/kept-columns.ts';
export { CountedFields, type FieldCount, type FieldCounts } from './projection/counted-fields.ts';
export type { RowsAsked } from './projection/found-rows.ts';
export { serveParentPages } from './parents/serve-parent-pages.ts';
export { DecideApplications } from './use-cases/decide-applications.ts';
export {
  recordingFiles,
  type RecordingFile,
  applicationNumbers,
  Performances,
  type Performance,
} from './queries/performances.ts';
export { AnswerTraces, type AnswerTraceEraser } from './ports/answer-traces.ts';
export { ApplicationClaims, type ClaimFollower } from './ports/application-claims.ts';
export { ApplicationFollowers, type ApplicationFollower, type FollowedWrite } from './ports/application-followers.ts';
export {
  ApplicationPayments,
  type ApplicationPayment,
  type EventSums,
  type PaymentReader,
} from './ports/application-payments.ts';
export { ProgramGates, type ProgramGate } from './ports/program-gates.ts';
export { PerformanceVetoes, type PerformanceVeto } from './ports/performance-vetoes.ts';
