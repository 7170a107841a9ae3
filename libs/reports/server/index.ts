import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { ReportsModule } from './reports.module.ts';

export const reportsRoom: ServerRoom = {
  name: 'reports',
  module: ReportsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { ReportsWorkerModule } from './reports.module.ts';
