import { migrationsIn, type ServerRoom } from '@rampa/platform/server';
import { FormsModule } from './forms.module.ts';
import { BLOCK, CHANGE, FIELD, FORM } from './persistence/form-tables.ts';

export const formsRoom: ServerRoom = {
  name: 'forms',
  module: FormsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: [FORM, BLOCK, FIELD, CHANGE],
};

export { FieldMentions, type FieldMentionSource } from './ports/field-mentions.ts';
export { FieldUses, type FieldUseSource } from './ports/field-uses.ts';
export { FormAnswers, type AnswersSource, type AnsweredApplication } from './ports/form-answers.ts';
export { EventForms, type EventForm } from './queries/event-forms.ts';
export { FormsWorkerModule } from './forms.module.ts';
