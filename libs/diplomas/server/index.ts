import { migrationsIn, type ServerRoom } from '@rampa/platform/server';
import { FONT } from './persistence/fonts.ts';
import { NAME_CASE } from './persistence/name-cases.ts';
import { DOCUMENT, DOCUMENT_BOX, DOCUMENT_IMAGE, PAPER } from './persistence/template-tables.ts';
import { DiplomasModule } from './diplomas.module.ts';

export const diplomasRoom: ServerRoom = {
  name: 'diplomas',
  module: DiplomasModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: [DOCUMENT, DOCUMENT_BOX, DOCUMENT_IMAGE, PAPER, NAME_CASE, FONT],
};
export { serveProofs } from './proof/serve-proofs.ts';
export { DiplomasWorkerModule } from './diplomas.module.ts';
