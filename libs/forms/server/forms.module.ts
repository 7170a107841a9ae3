import { Module, type OnModuleInit } from '@nestjs/common';
import {
  competitionsRoom,
  EventBeginnings,
  EventCopies,
  OpeningLacks,
  Preparations,
  StatusUses,
} from '@rampa/competitions/server';
import { deedsIn, GuidOwners } from '@rampa/platform/server';
import { BookItemUses, referenceBooksRoom } from '@rampa/reference-books/server';
import { FormController } from './http/form.controller.ts';
import { LibraryController } from './http/library.controller.ts';
import { PartsController } from './http/parts.controller.ts';
import { FormView } from './live/form-view.ts';
import { copiedForm } from './persistence/copied-form.ts';
import { FormRows, NOT_DELETED } from './persistence/form-rows.ts';
import { FieldMentions } from './ports/field-mentions.ts';
import { FieldUses } from './ports/field-uses.ts';
import { FormAnswers } from './ports/form-answers.ts';
import { EventForms } from './queries/event-forms.ts';
import { formBookUses } from './queries/form-book-uses.ts';
import { FormBooksReader } from './queries/form-books.ts';
import { formLacks } from './queries/form-lacks.ts';
import { formPreparation } from './queries/preparation.ts';
import { statusQuestions } from './queries/status-questions.ts';
import { CreateForms } from './use-cases/create-forms.ts';

@Module({
  imports: [competitionsRoom.module, referenceBooksRoom.module],
  controllers: [FormController, LibraryController, PartsController],
  providers: [
    FormRows,
    FormView,
    FormAnswers,
    FieldMentions,
    FieldUses,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true })),
  ],
  exports: [FormAnswers, FieldMentions, FieldUses, EventForms],
})
export class FormsModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly bookItems: BookItemUses,
    private readonly statuses: StatusUses,
    private readonly copies: EventCopies,
    private readonly lacks: OpeningLacks,
    private readonly beginnings: EventBeginnings,
    private readonly creation: CreateForms,
    private readonly preparations: Preparations,
    private readonly rows: FormRows,
    private readonly books: FormBooksReader,
  ) {}

  onModuleInit(): void {
    this.bookItems.register(formBookUses(this.rows));
    this.copies.register(copiedForm);
    this.statuses.registerQuestions(statusQuestions);
    this.lacks.register(formLacks);
    this.beginnings.register(async (tx, { scope, organizer, competition, body: { form } }) => {
      if (form) await this.creation.begin(tx, { ...scope, organizer, competition }, form);
    });
    this.preparations.register(formPreparation(this.rows, this.books));
    this.owners.register(
      'applicationForm',
      `select f.guid, f.organizer_guid, f.competition_guid from forms.form f where f.guid = any ($1::uuid[]) and ${NOT_DELETED}`,
    );
    for (const [kind, table] of [
      ['formBlock', 'forms.block'],
      ['formField', 'forms.field'],
    ] as const)
      this.owners.register(
        kind,
        `select x.guid, f.organizer_guid, f.competition_guid from ${table} x join forms.form f on f.guid = x.form_guid
          where x.guid = any ($1::uuid[]) and ${NOT_DELETED}`,
      );
  }
}

/** What the worker's makers of files read of this room. */
@Module({ providers: [EventForms, FormRows], exports: [EventForms] })
export class FormsWorkerModule {}
