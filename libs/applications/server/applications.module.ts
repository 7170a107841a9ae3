import { Global, Module, type OnModuleInit } from '@nestjs/common';
import {
  accountsRoom,
  ApplicationLetters,
  EmployeeAccess,
  OfficeLetters,
  Mailboxes,
  Memberships,
  Organizers,
  PaperLogos,
  StatusLetters,
} from '@rampa/accounts/server';
import {
  AcceptedMembers,
  Competitions,
  competitionsRoom,
  DeletionVetoes,
  EventCopies,
  MemberJoins,
  OwnApplications,
  Preparations,
  Receptions,
  StatusUses,
} from '@rampa/competitions/server';
import { FieldMentions, FieldUses, FormAnswers, formsRoom, FormsWorkerModule } from '@rampa/forms/server';
import { mailingsRoom, OwnLetters } from '@rampa/mailings/server';
import type { Guid } from '@rampa/kernel';
import { deedsIn, GuidOwners, JobKinds } from '@rampa/platform/server';
import { BookItemUses, KnownBooks, referenceBooksRoom } from '@rampa/reference-books/server';
import { AnswerFileGate } from './answer-file-gate.ts';
import { MessageFileGate } from './message-file-gate.ts';
import { AnswersController } from './http/answers.controller.ts';
import { ApplicationController } from './http/application.controller.ts';
import { ChildConsentsController } from './http/child-consents.controller.ts';
import { MessagesController } from './http/messages.controller.ts';
import { NotesController } from './http/notes.controller.ts';
import { DeskController } from './http/desk.controller.ts';
import { AnswerFilesController } from './http/files.controller.ts';
import { ImportsController } from './http/imports.controller.ts';
import { MailingsController } from './http/mailings.controller.ts';
import { QuotasController } from './http/quotas.controller.ts';
import { PerformersController } from './http/performers.controller.ts';
import { ViewsController } from './http/views.controller.ts';
import { AnswerArchiveHandler } from './jobs/answer-archive.handler.ts';
import { CarryHandler } from './jobs/carry.handler.ts';
import { EraseAnswers } from './jobs/erase-answers.ts';
import { ExportChosenHandler } from './jobs/export-chosen.handler.ts';
import { ImportFileGate } from './import-file-gate.ts';
import { IMPORT_RUN } from './jobs/import.ts';
import { ImportHandler } from './jobs/import.handler.ts';
import { MailingLetters } from './jobs/mailing-letters.ts';
import { MAILING_SEND } from './jobs/mailing.ts';
import { MailingHandler } from './jobs/mailing.handler.ts';
import { ApplicationJobs, SweepAnswerFiles } from './jobs/sweep-files.ts';
import { AnswerFiles } from './persistence/answer-files.ts';
import { ApplicationViews } from './live/application-views.ts';
import { ApplicationRows } from './persistence/application-rows.ts';
import { copiedSetup } from './persistence/copied-setup.ts';
import { ApplicationPaper } from './papers/application-paper.ts';
import { ApplicationTable } from './papers/application-table.ts';
import { ChildConsentForms } from './papers/child-consent-forms.ts';
import { ImportFaults } from './papers/import-faults.ts';
import { ApplicationProjection } from './projection/application-projection.ts';
import { CountedFields } from './projection/counted-fields.ts';
import { AnswerTraces } from './ports/answer-traces.ts';
import { ApplicationClaims } from './ports/application-claims.ts';
import { ApplicationFollowers } from './ports/application-followers.ts';
import { registerOwners } from './ports/application-owners.ts';
import { ApplicationPayments } from './ports/application-payments.ts';
import { PerformanceVetoes } from './ports/performance-vetoes.ts';
import { ProgramGates } from './ports/program-gates.ts';
import { Addressees } from './queries/addressees.ts';
import { answerUses } from './queries/answer-uses.ts';
import { Answers } from './queries/answers.ts';
import { EventDatesReader } from './queries/event-dates.ts';
import { ownApplications } from './queries/own-applications.ts';
import { Performances } from './queries/performances.ts';
import { fieldsWithPlaces } from './queries/fields-with-places.ts';
import { Places } from './queries/places.ts';
import { datesPreparation } from './queries/preparation.ts';
import { ConsentTexts } from './queries/consent-texts.ts';
import { ReadChildren } from './queries/read-children.ts';
import { FilesInOrder } from './queries/files-in-order.ts';
import { ListApplications } from './queries/list-applications.ts';
import { SaidAnswers } from './queries/said-answers.ts';
import { ImportTables } from './queries/import-tables.ts';
import { ReadViews } from './queries/read-views.ts';
import { refuseSubmitted } from './queries/refuse-submitted.ts';
import { acceptedMember } from './queries/status-uses.ts';
import { viewsNaming } from './queries/views-naming.ts';
import { ApplicationWriting } from './use-cases/application-writing.ts';
import { BeginImport } from './use-cases/begin-import.ts';
import { CarryAnswers } from './use-cases/carry-answers.ts';
import { ComingIn } from './use-cases/coming-in.ts';
import { claimApplications } from './use-cases/claim-applications.ts';
import { DecideApplications } from './use-cases/decide-applications.ts';
import { ForgetWaiting } from './use-cases/forget-waiting.ts';
import { ForgetLeftFiles } from './use-cases/forget-left-files.ts';
import { ParentAnswers } from './parents/parent-answers.ts';
import { RemindDrafts } from './use-cases/remind-drafts.ts';
import { MarkImported } from './use-cases/mark-imported.ts';
import { MergeAnswers } from './use-cases/merge-answers.ts';
import { PostMailing } from './use-cases/post-mailing.ts';
import { RunImport } from './use-cases/run-import.ts';
import { SweepImports } from './use-cases/sweep-imports.ts';
import { EraseApplications } from './use-cases/erase-applications.ts';
import { ForgetThrown } from './use-cases/forget-thrown.ts';
import { EraseKeptLong } from './use-cases/erase-kept-long.ts';
import { TellErasure } from './use-cases/tell-erasure.ts';
import { TellCorrection } from './use-cases/tell-correction.ts';
import { RecountHeadings } from './use-cases/recount-headings.ts';
import { ReplaceStatuses } from './use-cases/replace-statuses.ts';
import { TellOffice } from './use-cases/tell-office.ts';
import { TellImported } from './use-cases/tell-imported.ts';
import { TellStatus } from './use-cases/tell-status.ts';
import { WriteImported } from './use-cases/write-imported.ts';

/** Global, because the rooms above register how they make their copies of answers nameless. */
@Global()
@Module({ providers: [AnswerTraces], exports: [AnswerTraces] })
class AnswerTracesModule {}

@Module({
  imports: [
    AnswerTracesModule,
    accountsRoom.module,
    mailingsRoom.module,
    competitionsRoom.module,
    formsRoom.module,
    referenceBooksRoom.module,
  ],
  controllers: [
    ApplicationController,
    AnswersController,
    AnswerFilesController,
    DeskController,
    ViewsController,
    MailingsController,
    ImportsController,
    PerformersController,
    QuotasController,
    ChildConsentsController,
    MessagesController,
    NotesController,
  ],
  providers: [
    AnswerFileGate,
    MessageFileGate,
    AnswerFiles,
    ChildConsentForms,
    ParentAnswers,
    ImportFaults,
    ImportFileGate,
    ApplicationJobs,
    ApplicationProjection,
    ApplicationPaper,
    ApplicationTable,
    ApplicationRows,
    ApplicationViews,
    CountedFields,
    EraseAnswers,
    ApplicationClaims,
    ApplicationFollowers,
    ApplicationPayments,
    ProgramGates,
    PerformanceVetoes,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true }), {
      but: [EraseKeptLong, ForgetThrown, ForgetWaiting, RecountHeadings, RemindDrafts, TellOffice],
    }),
  ],
  exports: [
    ApplicationClaims,
    ApplicationFollowers,
    ApplicationPayments,
    ApplicationProjection,
    CountedFields,
    DecideApplications,
    Performances,
    PerformanceVetoes,
    ProgramGates,
  ],
})
export class ApplicationsModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly formAnswers: FormAnswers,
    private readonly fieldUses: FieldUses,
    private readonly fieldMentions: FieldMentions,
    private readonly bookItems: BookItemUses,
    private readonly merging: MergeAnswers,
    private readonly statuses: StatusUses,
    private readonly accepted: AcceptedMembers,
    private readonly own: OwnApplications,
    private readonly copies: EventCopies,
    private readonly answers: Answers,
    private readonly replacing: ReplaceStatuses,
    private readonly deletions: DeletionVetoes,
    private readonly joins: MemberJoins,
    private readonly claims: ApplicationClaims,
    private readonly jobKinds: JobKinds,
    private readonly mailing: PostMailing,
    private readonly preparations: Preparations,
    private readonly receptions: Receptions,
    private readonly dates: EventDatesReader,
    private readonly imports: BeginImport,
  ) {}

  onModuleInit(): void {
    this.formAnswers.register(this.answers);
    this.fieldUses.register(fieldsWithPlaces);
    this.fieldMentions.register(viewsNaming);
    this.bookItems.register(answerUses(this.merging));
    this.statuses.register('application', this.replacing.ofApplications);
    this.statuses.register('block', this.replacing.ofBlocks);
    this.accepted.register(acceptedMember);
    this.deletions.register(refuseSubmitted);
    this.own.register(ownApplications);
    this.joins.register(claimApplications(this.claims));
    this.copies.register(copiedSetup);
    this.jobKinds.onCancel(MAILING_SEND.name, (tx, payload) =>
      this.mailing.cancel(tx, MAILING_SEND.payload.parse(payload).mailing as Guid),
    );
    this.jobKinds.onCancel(IMPORT_RUN.name, (tx, payload) =>
      this.imports.stop(tx, IMPORT_RUN.payload.parse(payload).import as Guid),
    );
    this.preparations.register(datesPreparation);
    this.receptions.register((reader, competition) => this.dates.reception(reader, competition));
    registerOwners(this.owners);
  }
}

/** The worker forgets closed accounts and files that belong to nothing, and makes the room's files. */
@Module({
  imports: [AnswerTracesModule, FormsWorkerModule],
  providers: [
    Addressees,
    AnswerArchiveHandler,
    AnswerFiles,
    ApplicationFollowers,
    ApplicationPayments,
    ProgramGates,
    ApplicationJobs,
    ApplicationProjection,
    ApplicationPaper,
    ApplicationRows,
    ApplicationTable,
    ApplicationWriting,
    TellCorrection,
    CarryAnswers,
    CarryHandler,
    ChildConsentForms,
    ConsentTexts,
    ReadChildren,
    ApplicationLetters,
    RemindDrafts,
    EraseKeptLong,
    Competitions,
    EmployeeAccess,
    OfficeLetters,
    PaperLogos,
    TellOffice,
    RecountHeadings,
    CountedFields,
    EraseAnswers,
    EraseApplications,
    ForgetThrown,
    TellErasure,
    EventDatesReader,
    ExportChosenHandler,
    FilesInOrder,
    ForgetLeftFiles,
    ForgetWaiting,
    ImportFaults,
    ImportHandler,
    ImportTables,
    KnownBooks,
    ListApplications,
    Mailboxes,
    MailingHandler,
    Memberships,
    MailingLetters,
    Organizers,
    OwnLetters,
    PostMailing,
    ReadViews,
    RunImport,
    SaidAnswers,
    SweepAnswerFiles,
    SweepImports,
    ComingIn,
    Places,
    MarkImported,
    StatusLetters,
    TellImported,
    TellStatus,
    WriteImported,
  ],
  exports: [ApplicationFollowers, ApplicationPayments, ProgramGates, ApplicationProjection, CountedFields],
})
export class ApplicationsWorkerModule {}
