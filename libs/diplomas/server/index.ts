import type { ServerRoom } from '@rampa/platform/server';
import sql from './migrations/0100-diplomas.sql?raw';
import templates from './migrations/20261128052500-paper-templates.sql?raw';
import cases from './migrations/20261128113000-name-cases.sql?raw';
import nominations from './migrations/20261128150600-paper-nominations.sql?raw';
import fonts from './migrations/20261128152000-fonts.sql?raw';
import prizes from './migrations/20261128184000-prize-papers.sql?raw';
import { FONT } from './persistence/fonts.ts';
import { NAME_CASE } from './persistence/name-cases.ts';
import { DOCUMENT, DOCUMENT_BOX, DOCUMENT_IMAGE, PAPER } from './persistence/template-tables.ts';
import { DiplomasModule } from './diplomas.module.ts';

export const diplomasRoom: ServerRoom = {
  name: 'diplomas',
  module: DiplomasModule,
  migrations: [
    { name: '0100-diplomas', sql },
    { name: '20261128052500-paper-templates', sql: templates },
    { name: '20261128113000-name-cases', sql: cases },
    { name: '20261128150600-paper-nominations', sql: nominations },
    { name: '20261128152000-fonts', sql: fonts },
    { name: '20261128184000-prize-papers', sql: prizes },
  ],
  tables: [DOCUMENT, DOCUMENT_BOX, DOCUMENT_IMAGE, PAPER, NAME_CASE, FONT],
};
export { serveProofs } from './proof/serve-proofs.ts';
export { DiplomasWorkerModule } from './diplomas.module.ts';
