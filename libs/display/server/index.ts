import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { DisplayModule } from './display.module.ts';

export const displayRoom: ServerRoom = {
  name: 'display',
  module: DisplayModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { DisplayWorkerModule } from './display.module.ts';
