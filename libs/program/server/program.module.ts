import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { accountsRoom, Organizers, PaperLogos } from '@rampa/accounts/server';
import {
  Competitions,
  competitionsRoom,
  EventCopies,
  OpeningLacks,
  Preparations,
  TypeTourVetoes,
} from '@rampa/competitions/server';
import {
  ApplicationClaims,
  ApplicationsWorkerModule,
  applicationsRoom,
  PerformanceVetoes,
  Performances,
  ProgramGates,
} from '@rampa/applications/server';
import { FieldMentions, formsRoom, FormsWorkerModule } from '@rampa/forms/server';
import { GuidOwners } from '@rampa/platform/server';
import { BookItemUses, referenceBooksRoom } from '@rampa/reference-books/server';
import { CustomListController } from './http/custom-list.controller.ts';
import { GroupValueController } from './http/group-value.controller.ts';
import { ProgramItemController } from './http/program-item.controller.ts';
import { ProgramColumnsController } from './http/program-columns.controller.ts';
import { ProgramController } from './http/program.controller.ts';
import { MobileProgramController } from './http/mobile-program.controller.ts';
import { PublicProgramController } from './http/public-program.controller.ts';
import { CustomListViews } from './live/custom-list-view.ts';
import { MobileViews } from './live/mobile-views.ts';
import { ProgramViews } from './live/program-views.ts';
import { ItemTraces } from './ports/item-traces.ts';
import { ErasePerformer } from './jobs/erase-performer.ts';
import { ListPapers } from './papers/list-papers.ts';
import { ProgramPapers } from './papers/program-papers.ts';
import { claimItems } from './persistence/claimed-items.ts';
import { copiedPrograms } from './persistence/copied-programs.ts';
import { AwardedItems } from './ports/awarded-items.ts';
import { CompositionChanges } from './ports/composition-changes.ts';
import { ItemVetoes } from './ports/item-vetoes.ts';
import { JudgeNominations } from './ports/judge-nominations.ts';
import { MarkedItems } from './ports/marked-items.ts';
import { TourCarries } from './ports/tour-carries.ts';
import { ProtocolStates } from './ports/protocol-states.ts';
import { PublishedProtocols } from './ports/published-protocols.ts';
import { ReportedPerformances } from './ports/reported-performances.ts';
import { columnsNaming } from './queries/columns-naming.ts';
import { GroupValues } from './queries/group-values.ts';
import { BegunPerformances } from './queries/begun-performances.ts';
import { ListPerformances } from './queries/list-performances.ts';
import { ListPrograms } from './queries/list-programs.ts';
import { MobileAccesses } from './queries/mobile-access.ts';
import { MobileFinds } from './queries/mobile-finds.ts';
import { MobilePrograms } from './queries/mobile-programs.ts';
import { NominationUses } from './queries/nomination-uses.ts';
import { programPreparation } from './queries/preparation.ts';
import { programLacks } from './queries/program-lacks.ts';
import { CeremonyReads } from './queries/ceremony-reads.ts';
import { PresenterReads } from './queries/presenter-reads.ts';
import { ColumnTexts } from './queries/column-texts.ts';
import { ReadVersions } from './queries/read-versions.ts';
import { ReadColumns } from './queries/read-columns.ts';
import { FindFaults } from './queries/program-faults.ts';
import { Recordings } from './queries/recordings.ts';
import { ArchiveRecordings } from './use-cases/archive-recordings.ts';
import { ProgramJobs } from './jobs/program-jobs.ts';
import { SoundArchiveHandler } from './jobs/sound-archive.handler.ts';
import { ProgramDifferences } from './queries/program-difference.ts';
import { ProgramSources } from './queries/sources.ts';
import { ReadCustomLists } from './queries/read-custom-lists.ts';
import { ProgramColumns } from './queries/program-columns.ts';
import { ProgramNames } from './queries/program-names.ts';
import { ProgramReads } from './queries/program-reads.ts';
import { PublicEvents } from './queries/public-event.ts';
import { PublicPrograms } from './queries/public-program.ts';
import { refuseSeveralTours } from './queries/several-tours.ts';
import { ArrangeItems } from './use-cases/arrange-items.ts';
import { ControlCeremony } from './use-cases/control-ceremony.ts';
import { CopyProgram } from './use-cases/copy-program.ts';
import { CreateItems } from './use-cases/create-items.ts';
import { CreatePause } from './use-cases/create-pause.ts';
import { CreateProgram } from './use-cases/create-program.ts';
import { DeleteItems } from './use-cases/delete-items.ts';
import { DeleteProgram } from './use-cases/delete-program.ts';
import { DeleteGroupValue } from './use-cases/delete-group-value.ts';
import { ExtractList } from './use-cases/extract-list.ts';
import { ExtractProgram } from './use-cases/extract-program.ts';
import { KeepColumns } from './use-cases/keep-columns.ts';
import { FillCustomList } from './use-cases/fill-custom-list.ts';
import { KeepCustomLists } from './use-cases/keep-custom-lists.ts';
import { MakeSceneTest } from './use-cases/make-scene-test.ts';
import { MergeGroupValues } from './use-cases/merge-group-values.ts';
import { PublishVersion } from './use-cases/publish-version.ts';
import { NumberItems } from './use-cases/number-items.ts';
import { RecountProgram } from './use-cases/recount-program.ts';
import { ReorderItem } from './use-cases/reorder-item.ts';
import { SetActivity } from './use-cases/set-activity.ts';
import { SetMobileAccess } from './use-cases/set-mobile-access.ts';
import { SetWithdrawn } from './use-cases/set-withdrawn.ts';
import { SwapItems } from './use-cases/swap-items.ts';
import { SynchronizeProgram } from './use-cases/synchronize-program.ts';
import { TakePerformances } from './use-cases/take-performances.ts';
import { UndoStep } from './use-cases/undo-step.ts';
import { UpdateItem } from './use-cases/update-item.ts';
import { UpdateProgram } from './use-cases/update-program.ts';
import { ProgramFace } from './http/program-face.ts';

/** Global, because the rooms above register how they forget the names of a performance. */
@Global()
@Module({ providers: [ItemTraces], exports: [ItemTraces] })
class ItemTracesModule {}

@Module({
  imports: [
    ItemTracesModule,
    accountsRoom.module,
    referenceBooksRoom.module,
    competitionsRoom.module,
    formsRoom.module,
    applicationsRoom.module,
  ],
  controllers: [
    ProgramController,
    ProgramColumnsController,
    GroupValueController,
    ProgramItemController,
    PublicProgramController,
    MobileProgramController,
    CustomListController,
  ],
  providers: [
    ProgramFace,
    CompositionChanges,
    ItemVetoes,
    MarkedItems,
    TourCarries,
    ProtocolStates,
    JudgeNominations,
    AwardedItems,
    ReportedPerformances,
    BegunPerformances,
    ListPerformances,
    ColumnTexts,
    ReadColumns,
    ReadVersions,
    PublishVersion,
    KeepColumns,
    FindFaults,
    Recordings,
    ArchiveRecordings,
    ProgramJobs,
    ProgramDifferences,
    ProgramSources,
    SynchronizeProgram,
    TakePerformances,
    GroupValues,
    NominationUses,
    ListPrograms,
    ErasePerformer,
    ProgramNames,
    ProgramReads,
    CeremonyReads,
    PresenterReads,
    PublicEvents,
    PublicPrograms,
    PublishedProtocols,
    ProgramColumns,
    ProgramPapers,
    ProgramViews,
    MobileAccesses,
    MobileFinds,
    MobilePrograms,
    CustomListViews,
    MobileViews,
    SetMobileAccess,
    CreateProgram,
    UpdateProgram,
    DeleteProgram,
    CreateItems,
    CreatePause,
    UpdateItem,
    ReorderItem,
    ArrangeItems,
    SwapItems,
    DeleteItems,
    SetActivity,
    UndoStep,
    ControlCeremony,
    CopyProgram,
    ExtractProgram,
    MakeSceneTest,
    RecountProgram,
    NumberItems,
    MergeGroupValues,
    DeleteGroupValue,
    ReadCustomLists,
    KeepCustomLists,
    FillCustomList,
    ExtractList,
    ListPapers,
    SetWithdrawn,
  ],
  exports: [
    ProgramNames,
    ProgramReads,
    CeremonyReads,
    CompositionChanges,
    ItemVetoes,
    MarkedItems,
    TourCarries,
    ProtocolStates,
    JudgeNominations,
    AwardedItems,
    PublishedProtocols,
    ReportedPerformances,
  ],
})
export class ProgramModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly bookItems: BookItemUses,
    private readonly fieldMentions: FieldMentions,
    private readonly nominationUses: NominationUses,
    private readonly typeTours: TypeTourVetoes,
    private readonly preparations: Preparations,
    private readonly copies: EventCopies,
    private readonly lacks: OpeningLacks,
    private readonly performances: PerformanceVetoes,
    private readonly begun: BegunPerformances,
    private readonly claims: ApplicationClaims,
  ) {}

  onModuleInit(): void {
    this.bookItems.register(this.nominationUses);
    this.fieldMentions.register(columnsNaming);
    this.typeTours.register(refuseSeveralTours);
    this.preparations.register(programPreparation);
    this.copies.register(copiedPrograms);
    this.lacks.register(programLacks);
    this.performances.register((reader, blocks) => this.begun.refuse(reader, blocks));
    this.claims.register(claimItems);
    this.owners.register(
      'program',
      `select p.guid, c.organizer_guid, p.competition_guid
       from program.program p join competitions.v_competition c on c.guid = p.competition_guid
       where p.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'item',
      `select i.guid, c.organizer_guid, i.competition_guid
       from program.item i join competitions.v_competition c on c.guid = i.competition_guid
       where i.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'programColumn',
      `select x.guid, c.organizer_guid, p.competition_guid
       from program.program_column x join program.program p on p.guid = x.program_guid
       join competitions.v_competition c on c.guid = p.competition_guid where x.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'programColumnField',
      `select f.guid, c.organizer_guid, p.competition_guid
       from program.program_column_field f join program.program_column x on x.guid = f.column_guid
       join program.program p on p.guid = x.program_guid
       join competitions.v_competition c on c.guid = p.competition_guid where f.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'customList',
      `select l.guid, c.organizer_guid, l.competition_guid
       from program.custom_list l join competitions.v_competition c on c.guid = l.competition_guid
       where l.guid = any ($1::uuid[])`,
    );
  }
}

/** What the worker loads of this room: how its files are made. */
@Module({
  imports: [ItemTracesModule, FormsWorkerModule, ApplicationsWorkerModule],
  providers: [
    ColumnTexts,
    Competitions,
    ProtocolStates,
    ProgramReads,
    ProgramPapers,
    ErasePerformer,
    ProgramGates,
    Performances,
    ReadCustomLists,
    ListPapers,
    Recordings,
    SoundArchiveHandler,
    ProgramJobs,
    Organizers,
    PaperLogos,
  ],
})
export class ProgramWorkerModule {}
