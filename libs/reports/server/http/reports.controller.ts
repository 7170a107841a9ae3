import { Controller } from '@nestjs/common';
import {
  PublicReport,
  ReportCopy,
  ReportCreate,
  ReportDelete,
  ReportExport,
  ReportGetByCompetitionGuid,
  ReportGetChildCompetitionBlocksByCompetitionGuid,
  ReportGetReportColumnsData,
  ReportGetReportColumnsDataForProgram,
  ReportGetReportListForProgram,
  ReportGetReportStatsColumnsData,
  ReportGetSectionsAndFieldsForReports,
  ReportRestore,
  ReportUpdate,
  ReportUpdateBlockStatus,
  ReportUpdateBlockStatuses,
} from '@rampa/contract';
import { Call, FileCalls, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { ReadReports } from '../queries/read-reports.ts';
import { ReportData } from '../queries/report-data.ts';
import { KeepReports } from '../use-cases/keep-reports.ts';
import { SetBlockStatus } from '../use-cases/set-block-status.ts';

@Controller()
export class ReportsController {
  constructor(
    private readonly reading: ReadReports,
    private readonly data: ReportData,
    private readonly keeping: KeepReports,
    private readonly statuses: SetBlockStatus,
    private readonly views: Views,
    private readonly files: FileCalls,
  ) {}

  @Call(ReportGetByCompetitionGuid)
  getAll(@Input() { scope }: Given<typeof ReportGetByCompetitionGuid>) {
    return this.reading.all(scope);
  }

  @Call(ReportGetChildCompetitionBlocksByCompetitionGuid)
  getKinds(@Input() { scope }: Given<typeof ReportGetChildCompetitionBlocksByCompetitionGuid>) {
    return this.reading.kinds(scope);
  }

  @Call(ReportCreate)
  create(@Input() { scope, body }: Given<typeof ReportCreate>) {
    return this.keeping.create(scope, body);
  }

  @Call(ReportUpdate)
  async update(@Input() { scope, body }: Given<typeof ReportUpdate>) {
    await this.keeping.update(scope, body);
    return {};
  }

  @Call(ReportDelete)
  async delete(@Input() { scope, query }: Given<typeof ReportDelete>) {
    await this.keeping.delete(scope, query.reportGuid);
    return {};
  }

  @Call(ReportRestore)
  async restore(@Input() { scope, query }: Given<typeof ReportRestore>) {
    await this.keeping.restore(scope, query.reportGuid);
    return {};
  }

  @Call(ReportCopy)
  copy(@Input() { scope, query }: Given<typeof ReportCopy>) {
    return this.keeping.copy(scope, query.reportGuid);
  }

  @Call(ReportGetReportColumnsData)
  getRows(@Input() { scope, query: { reportGuid, ...asked } }: Given<typeof ReportGetReportColumnsData>) {
    return this.data.page(scope, reportGuid, asked);
  }

  @Call(ReportGetReportStatsColumnsData)
  getStats(@Input() { scope, query }: Given<typeof ReportGetReportStatsColumnsData>) {
    return this.data.stats(scope, query.reportGuid);
  }

  @Call(ReportGetSectionsAndFieldsForReports)
  getSections(@Input() { scope }: Given<typeof ReportGetSectionsAndFieldsForReports>) {
    return this.reading.box(scope);
  }

  @Call(ReportGetReportListForProgram)
  getForProgram(@Input() { scope }: Given<typeof ReportGetReportListForProgram>) {
    return this.data.forProgram(scope);
  }

  @Call(ReportGetReportColumnsDataForProgram)
  getRowsForProgram(
    @Input() { scope, query: { reportGuid, ...asked } }: Given<typeof ReportGetReportColumnsDataForProgram>,
  ) {
    return this.data.pageForProgram(scope, reportGuid, asked);
  }

  @Call(ReportUpdateBlockStatus)
  async updateBlockStatus(@Input() { scope, query, body }: Given<typeof ReportUpdateBlockStatus>) {
    await this.statuses.run(scope, query.reportGuid, body);
    return {};
  }

  @Call(ReportUpdateBlockStatuses)
  async updateBlockStatuses(@Input() { scope, query, body }: Given<typeof ReportUpdateBlockStatuses>) {
    await this.statuses.several(scope, query.reportGuid, body);
    return {};
  }

  @Call(ReportExport)
  export(@Input() given: Given<typeof ReportExport>) {
    return this.files.answer(ReportExport, given);
  }

  @Call(PublicReport)
  async show(@Input() { scope, params }: Given<typeof PublicReport>) {
    return new ViewAnswer(await this.views.read(scope.actor, 'public-report', params.reportGuid.toLowerCase()));
  }
}
