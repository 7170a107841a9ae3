import type { ServerRoom } from '@rampa/platform/server';
import { ApplicationsModule } from './applications.module.ts';
import applications from './migrations/20261123084100-applications.sql?raw';
import filling from './migrations/20261123112000-filling.sql?raw';
import answerFiles from './migrations/20261123150500-answer-files.sql?raw';
import views from './migrations/20261123170000-application-views.sql?raw';
import {
  ANSWER_FILE,
  ANSWER_ITEM,
  APPLICATION,
  APPLICATION_BLOCK,
  CHANGE,
  NUMBERING,
  RULES,
  VIEW,
} from './persistence/application-tables.ts';

export const applicationsRoom: ServerRoom = {
  name: 'applications',
  module: ApplicationsModule,
  migrations: [
    { name: '20261123084100-applications', sql: applications },
    { name: '20261123112000-filling', sql: filling },
    { name: '20261123150500-answer-files', sql: answerFiles },
    { name: '20261123170000-application-views', sql: views },
  ],
  tables: [APPLICATION, APPLICATION_BLOCK, ANSWER_ITEM, ANSWER_FILE, CHANGE, NUMBERING, RULES, VIEW],
};

export { ApplicationsWorkerModule } from './applications.module.ts';
