import type { ServerRoom } from '@rampa/platform/server';
import sql from './migrations/0100-diplomas.sql?raw';
import { DiplomasModule } from './diplomas.module.ts';

export const diplomasRoom: ServerRoom = {
  name: 'diplomas',
  module: DiplomasModule,
  migrations: [{ name: '0100-diplomas', sql }],
};
export { DiplomasWorkerModule } from './diplomas.module.ts';
