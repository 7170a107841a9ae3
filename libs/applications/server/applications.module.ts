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
import { GuidOwners, JobKinds } from '@rampa/platform/server';
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
import { ApplicationHeads } from './queries/application-heads.ts';
import { EventDatesReader } from './queries/event-dates.ts';
import { ownApplications } from './queries/own-applications.ts';
import { Performances } from './queries/performances.ts';
import { fieldsWithPlaces } from './queries/fields-with-places.ts';
import { Places } from './queries/places.ts';
import { datesPreparation } from './queries/preparation.ts';
import { ConsentTexts } from './queries/consent-texts.ts';
import { ReadMessages } from './queries/read-messages.ts';
import { ReadChildren } from './queries/read-children.ts';
import { FilesInOrder } from './queries/files-in-order.ts';
import { ListApplications } from './queries/list-applications.ts';
import { ListPerformers } from './queries/list-performers.ts';
import { ListUploads } from './queries/list-uploads.ts';
import { SaidAnswers } from './queries/said-answers.ts';
import { ReadApplications } from './queries/read-applications.ts';
import { ReadHistory } from './queries/read-history.ts';
import { ImportTables } from './queries/import-tables.ts';
import { ReadImports } from './queries/read-imports.ts';
import { ReadMailings } from './queries/read-mailings.ts';
import { ReadViews } from './queries/read-views.ts';
import { refuseSubmitted } from './queries/refuse-submitted.ts';
import { acceptedMember } from './queries/status-uses.ts';
import { viewsNaming } from './queries/views-naming.ts';
import { ApplicationWriting } from './use-cases/application-writing.ts';
import { BeginImport } from './use-cases/begin-import.ts';
import { CarryAnswers } from './use-cases/carry-answers.ts';
import { CarryRestored } from './use-cases/carry-restored.ts';
import { ChangeBlocks } from './use-cases/change-blocks.ts';
import { ComingIn } from './use-cases/coming-in.ts';
import { claimApplications } from './use-cases/claim-applications.ts';
import { CopyApplications } from './use-cases/copy-applications.ts';
import { CreateApplications } from './use-cases/create-applications.ts';
import { ConfirmChanges } from './use-cases/confirm-changes.ts';
import { DeclineWaiting } from './use-cases/decline-waiting.ts';
import { DecideApplications } from './use-cases/decide-applications.ts';
import { ArchiveFiles } from './use-cases/archive-files.ts';
import { ExportChosen } from './use-cases/export-chosen.ts';
import { ForgetWaiting } from './use-cases/forget-waiting.ts';
import { ForgetLeftFiles } from './use-cases/forget-left-files.ts';
import { GivePlaces } from './use-cases/give-places.ts';
import { KeepQuotas } from './use-cases/keep-quotas.ts';
import { KeepChildConsents } from './use-cases/keep-child-consents.ts';
import { GiveParentLinks } from './use-cases/give-parent-links.ts';
import { ParentAnswers } from './parents/parent-answers.ts';
import { AttachFiles } from './use-cases/attach-files.ts';
import { WriteMessages } from './use-cases/write-messages.ts';
import { RemindDrafts } from './use-cases/remind-drafts.ts';
import { KeepNotes } from './use-cases/keep-notes.ts';
import { KeepPerformers } from './use-cases/keep-performers.ts';
import { KeepViews } from './use-cases/keep-views.ts';
import { MarkImported } from './use-cases/mark-imported.ts';
import { MergeAnswers } from './use-cases/merge-answers.ts';
import { PostMailing } from './use-cases/post-mailing.ts';
import { RunImport } from './use-cases/run-import.ts';
import { PasteList } from './use-cases/paste-list.ts';
import { RevertChange } from './use-cases/revert-change.ts';
import { SaveField } from './use-cases/save-field.ts';
import { SendMailing } from './use-cases/send-mailing.ts';
import { RestoreSending } from './use-cases/restore-sending.ts';
import { SendApplications } from './use-cases/send-applications.ts';
import { SweepImports } from './use-cases/sweep-imports.ts';
import { EraseApplications } from './use-cases/erase-applications.ts';
import { ForgetThrown } from './use-cases/forget-thrown.ts';
import { EraseKeptLong } from './use-cases/erase-kept-long.ts';
import { TellErasure } from './use-cases/tell-erasure.ts';
import { ThrowDrafts } from './use-cases/throw-drafts.ts';
import { ThrownDrafts } from './queries/thrown-drafts.ts';
import { WaitingApplications } from './queries/waiting-applications.ts';
import { TellCorrection } from './use-cases/tell-correction.ts';
import { RecountHeadings } from './use-cases/recount-headings.ts';
import { ReplaceStatuses } from './use-cases/replace-statuses.ts';
import { TellOffice } from './use-cases/tell-office.ts';
import { TellImported } from './use-cases/tell-imported.ts';
import { TellStatus } from './use-cases/tell-status.ts';
import { ApplicationRules } from './use-cases/update-rules.ts';
import { UploadAnswers } from './use-cases/upload-answers.ts';
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
    Addressees,
    AnswerFileGate,
    MessageFileGate,
    AnswerFiles,
    Answers,
    BeginImport,
    CarryAnswers,
    ChildConsentForms,
    ConsentTexts,
    ReadChildren,
    ReadMessages,
    WriteMessages,
    AttachFiles,
    KeepChildConsents,
    GiveParentLinks,
    ParentAnswers,
    ImportFaults,
    ImportFileGate,
    ImportTables,
    ReadImports,
    RunImport,
    SweepImports,
    ComingIn,
    MarkImported,
    TellImported,
    WriteImported,
    ApplicationJobs,
    ApplicationProjection,
    ApplicationPaper,
    ApplicationTable,
    ApplicationRows,
    ApplicationViews,
    CountedFields,
    ArchiveFiles,
    EventDatesReader,
    ExportChosen,
    FilesInOrder,
    ApplicationHeads,
    ListApplications,
    ListPerformers,
    ListUploads,
    ReadApplications,
    ReadHistory,
    ReadViews,
    ReplaceStatuses,
    ApplicationWriting,
    TellCorrection,
    ApplicationRules,
    CarryRestored,
    ChangeBlocks,
    CopyApplications,
    CreateApplications,
    ConfirmChanges,
    DecideApplications,
    DeclineWaiting,
    EraseAnswers,
    EraseApplications,
    TellErasure,
    ThrowDrafts,
    ThrownDrafts,
    WaitingApplications,
    ForgetLeftFiles,
    GivePlaces,
    KeepNotes,
    KeepPerformers,
    KeepQuotas,
    KeepViews,
    MergeAnswers,
    Performances,
    ApplicationClaims,
    ApplicationFollowers,
    ApplicationPayments,
    ProgramGates,
    PerformanceVetoes,
    Places,
    PostMailing,
    ReadMailings,
    PasteList,
    RevertChange,
    SaveField,
    SaidAnswers,
    RestoreSending,
    SendApplications,
    SendMailing,
    TellStatus,
    UploadAnswers,
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
