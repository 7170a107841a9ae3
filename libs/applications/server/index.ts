import type { ServerRoom } from '@rampa/platform/server';
import { ApplicationsModule } from './applications.module.ts';
import applications from './migrations/20261123084100-applications.sql?raw';
import filling from './migrations/20261123112000-filling.sql?raw';
import {
  ANSWER_ITEM,
  APPLICATION,
  APPLICATION_BLOCK,
  CHANGE,
  NUMBERING,
  RULES,
} from './persistence/application-tables.ts';

export const applicationsRoom: ServerRoom = {
  name: 'applications',
  module: ApplicationsModule,
  migrations: [
    { name: '20261123084100-applications', sql: applications },
    { name: '20261123112000-filling', sql: filling },
  ],
  tables: [APPLICATION, APPLICATION_BLOCK, ANSWER_ITEM, CHANGE, NUMBERING, RULES],
};

export { ApplicationsWorkerModule } from './applications.module.ts';
