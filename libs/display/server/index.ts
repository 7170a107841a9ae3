import { migrationsIn, type ServerRoom } from '@rampa/platform/server';
import { DisplayModule } from './display.module.ts';
import { DISPLAY_SETTING } from './persistence/display-table.ts';

export const displayRoom: ServerRoom = {
  name: 'display',
  module: DisplayModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: [DISPLAY_SETTING],
};

export { DisplayWorkerModule } from './display.module.ts';
