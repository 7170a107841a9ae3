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
import { deedsIn, GuidOwners } from '@rampa/platform/server';
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
import { BegunPerformances } from './queries/begun-performances.ts';
import { NominationUses } from './queries/nomination-uses.ts';
import { programPreparation } from './queries/preparation.ts';
import { programLacks } from './queries/program-lacks.ts';
import { CeremonyReads } from './queries/ceremony-reads.ts';
import { ColumnTexts } from './queries/column-texts.ts';
import { Recordings } from './queries/recordings.ts';
import { ProgramJobs } from './jobs/program-jobs.ts';
import { SoundArchiveHandler } from './jobs/sound-archive.handler.ts';
import { ReadCustomLists } from './queries/read-custom-lists.ts';
import { ProgramNames } from './queries/program-names.ts';
import { ProgramReads } from './queries/program-reads.ts';
import { refuseSeveralTours } from './queries/several-tours.ts';
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
    ProgramJobs,
    ErasePerformer,
    PublishedProtocols,
    ProgramPapers,
    ProgramViews,
    CustomListViews,
    MobileViews,
    ListPapers,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true })),
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
