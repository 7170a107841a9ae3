import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { DiplomasModule } from './diplomas.module.ts';

export const diplomasRoom: ServerRoom = {
  name: 'diplomas',
  module: DiplomasModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};
export { serveProofs } from './proof/serve-proofs.ts';
export { DiplomasWorkerModule } from './diplomas.module.ts';
