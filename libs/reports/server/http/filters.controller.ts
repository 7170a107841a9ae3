import { Controller } from '@nestjs/common';
import {
  ReportFilterCreateFilter,
  ReportFilterDeleteFilter,
  ReportFilterGetByReport,
  ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition,
  ReportFilterSetReferenceBooksToFilter,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadReports } from '../queries/read-reports.ts';
import { KeepFilters } from '../use-cases/keep-filters.ts';

@Controller()
export class FiltersController {
  constructor(
    private readonly reading: ReadReports,
    private readonly keeping: KeepFilters,
  ) {}

  @Call(ReportFilterGetByReport)
  get(@Input() { scope, query }: Given<typeof ReportFilterGetByReport>) {
    return this.reading.filters(scope, query.reportGuid);
  }

  @Call(ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition)
  getFields(@Input() { scope }: Given<typeof ReportFilterGetCompetitionFieldsBasedOnReferenceBooksByCompetition>) {
    return this.reading.fieldsWithBooks(scope);
  }

  @Call(ReportFilterCreateFilter)
  create(@Input() { scope, query, body }: Given<typeof ReportFilterCreateFilter>) {
    return this.keeping.create(scope, query.reportGuid, body.competitionFieldGuid);
  }

  @Call(ReportFilterDeleteFilter)
  async delete(@Input() { scope, query }: Given<typeof ReportFilterDeleteFilter>) {
    await this.keeping.delete(scope, query.reportFilterGuid);
    return {};
  }

  @Call(ReportFilterSetReferenceBooksToFilter)
  async setItems(@Input() { scope, query, body }: Given<typeof ReportFilterSetReferenceBooksToFilter>) {
    await this.keeping.setItems(scope, query.reportFilterGuid, body.referenceBookItemGuids);
    return {};
  }
}
