import type { ServerRoom } from '@rampa/platform/server';
import reports from './migrations/20261124003000-reports.sql?raw';
import { REPORT, REPORT_COLUMN, REPORT_COLUMN_FIELD, REPORT_FILTER } from './persistence/report-tables.ts';
import { ReportsModule } from './reports.module.ts';

export const reportsRoom: ServerRoom = {
  name: 'reports',
  module: ReportsModule,
  migrations: [{ name: '20261124003000-reports', sql: reports }],
  tables: [REPORT, REPORT_COLUMN, REPORT_COLUMN_FIELD, REPORT_FILTER],
};

export { ReportsWorkerModule } from './reports.module.ts';
