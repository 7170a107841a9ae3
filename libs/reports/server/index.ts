import { migrationsIn, type ServerRoom } from '@rampa/platform/server';
import { REPORT, REPORT_COLUMN, REPORT_COLUMN_FIELD, REPORT_FILTER } from './persistence/report-tables.ts';
import { ReportsModule } from './reports.module.ts';

export const reportsRoom: ServerRoom = {
  name: 'reports',
  module: ReportsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: [REPORT, REPORT_COLUMN, REPORT_COLUMN_FIELD, REPORT_FILTER],
};

export { ReportsWorkerModule } from './reports.module.ts';
