import { Module, type OnModuleInit } from '@nestjs/common';
import { accountsRoom, Organizers, PaperLogos } from '@rampa/accounts/server';
import { applicationsRoom, ApplicationsWorkerModule } from '@rampa/applications/server';
import { Competitions, competitionsRoom, EventCopies } from '@rampa/competitions/server';
import { FieldMentions, formsRoom, FormsWorkerModule } from '@rampa/forms/server';
import { deedsIn, GuidOwners } from '@rampa/platform/server';
import { programRoom, ReportedPerformances } from '@rampa/program/server';
import { BookItemUses, referenceBooksRoom } from '@rampa/reference-books/server';
import { ColumnsController } from './http/columns.controller.ts';
import { FiltersController } from './http/filters.controller.ts';
import { ReportsController } from './http/reports.controller.ts';
import { PublicReportView } from './live/public-report-view.ts';
import { ReportPapers } from './papers/report-papers.ts';
import { copiedReports } from './persistence/copied-reports.ts';
import { ReportRows } from './persistence/report-rows.ts';
import { filterUses } from './queries/filter-uses.ts';
import { reportsNaming } from './queries/reports-naming.ts';
import { ReportedBlocks } from './queries/reported-performances.ts';
import { SortedRows } from './queries/sorted-rows.ts';

const OWNER = 'c.organizer_guid, r.competition_guid';
const EVENT = 'join competitions.v_competition c on c.guid = r.competition_guid';

@Module({
  imports: [
    accountsRoom.module,
    competitionsRoom.module,
    formsRoom.module,
    applicationsRoom.module,
    referenceBooksRoom.module,
    programRoom.module,
  ],
  controllers: [ReportsController, ColumnsController, FiltersController],
  providers: [
    PublicReportView,
    ReportPapers,
    ReportRows,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true })),
  ],
})
export class ReportsModule implements OnModuleInit {
  constructor(
    private readonly owners: GuidOwners,
    private readonly copies: EventCopies,
    private readonly bookItems: BookItemUses,
    private readonly fieldMentions: FieldMentions,
    private readonly programs: ReportedPerformances,
    private readonly blocks: ReportedBlocks,
  ) {}

  onModuleInit(): void {
    this.copies.register(copiedReports);
    this.bookItems.register(filterUses);
    this.fieldMentions.register(reportsNaming);
    this.programs.register((...asked) => this.blocks.of(...asked));
    this.owners.register(
      'report',
      `select r.guid, ${OWNER} from reports.report r ${EVENT} where r.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'reportColumn',
      `select x.guid, ${OWNER} from reports.report_column x join reports.report r on r.guid = x.report_guid ${EVENT}
        where x.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'reportColumnField',
      `select f.guid, ${OWNER} from reports.report_column_field f join reports.report_column x on x.guid = f.column_guid
         join reports.report r on r.guid = x.report_guid ${EVENT} where f.guid = any ($1::uuid[])`,
    );
    this.owners.register(
      'reportFilter',
      `select x.guid, ${OWNER} from reports.report_filter x join reports.report r on r.guid = x.report_guid ${EVENT}
        where x.guid = any ($1::uuid[])`,
    );
  }
}

/** What the worker loads of this room: how its files are made. */
@Module({
  imports: [FormsWorkerModule, ApplicationsWorkerModule],
  providers: [Competitions, Organizers, PaperLogos, ReportPapers, ReportRows, SortedRows],
})
export class ReportsWorkerModule {}
