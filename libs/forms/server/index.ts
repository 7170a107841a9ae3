import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { FormsModule } from './forms.module.ts';

export const formsRoom: ServerRoom = {
  name: 'forms',
  module: FormsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { FieldMentions, type FieldMentionSource } from './ports/field-mentions.ts';
export { FieldUses, type FieldUseSource } from './ports/field-uses.ts';
export { FormAnswers, type AnswersSource, type AnsweredApplication } from './ports/form-answers.ts';
export { EventForms, type EventForm } from './queries/event-forms.ts';
export { FormsWorkerModule } from './forms.module.ts';
