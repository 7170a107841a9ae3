import type { ServerRoom } from '@rampa/platform/server';
import { FormsModule } from './forms.module.ts';
import forms from './migrations/20261123084000-forms.sql?raw';
import fieldView from './migrations/20261123112200-field-view.sql?raw';
import fieldTags from './migrations/20261128014500-field-tags.sql?raw';
import formBin from './migrations/20261128111000-form-bin.sql?raw';
import { BLOCK, CHANGE, FIELD, FORM } from './persistence/form-tables.ts';

export const formsRoom: ServerRoom = {
  name: 'forms',
  module: FormsModule,
  migrations: [
    { name: '20261123084000-forms', sql: forms },
    { name: '20261123112200-field-view', sql: fieldView },
    { name: '20261128014500-field-tags', sql: fieldTags },
    { name: '20261128111000-form-bin', sql: formBin },
  ],
  tables: [FORM, BLOCK, FIELD, CHANGE],
};

export { FieldMentions, type FieldMentionSource } from './ports/field-mentions.ts';
export { FieldUses, type FieldUseSource } from './ports/field-uses.ts';
export { FormAnswers, type AnswersSource, type AnsweredApplication } from './ports/form-answers.ts';
export { EventForms, type EventForm } from './queries/event-forms.ts';
export { FormsWorkerModule } from './forms.module.ts';
