import { Controller } from '@nestjs/common';
import {
  ReportColumnArrange,
  ReportColumnCreate,
  ReportColumnDelete,
  ReportColumnFieldAttach,
  ReportColumnFieldDetach,
  ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid,
  ReportColumnFieldUpdate,
  ReportColumnGetByReportGuid,
  ReportColumnSwap,
  ReportColumnUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadReports } from '../queries/read-reports.ts';
import { KeepColumns } from '../use-cases/keep-columns.ts';

@Controller()
export class ColumnsController {
  constructor(
    private readonly reading: ReadReports,
    private readonly keeping: KeepColumns,
  ) {}

  @Call(ReportColumnGetByReportGuid)
  get(@Input() { scope, query }: Given<typeof ReportColumnGetByReportGuid>) {
    return this.reading.columns(scope, query.reportGuid);
  }

  @Call(ReportColumnCreate)
  create(@Input() { scope, body }: Given<typeof ReportColumnCreate>) {
    return this.keeping.create(scope, body.reportGuid, { title: body.title });
  }

  @Call(ReportColumnUpdate)
  async update(@Input() { scope, body }: Given<typeof ReportColumnUpdate>) {
    const { reportColumnGuid, ...said } = body;
    await this.keeping.update(scope, reportColumnGuid, said);
    return {};
  }

  @Call(ReportColumnDelete)
  async delete(@Input() { scope, query }: Given<typeof ReportColumnDelete>) {
    await this.keeping.delete(scope, query.reportColumnGuid);
    return {};
  }

  @Call(ReportColumnSwap)
  async swap(@Input() { scope, body }: Given<typeof ReportColumnSwap>) {
    await this.keeping.swap(scope, body.firstGuid, body.secondGuid);
    return {};
  }

  @Call(ReportColumnArrange)
  async arrange(@Input() { scope, query, body }: Given<typeof ReportColumnArrange>) {
    await this.keeping.arrange(scope, query.reportGuid, body.reportColumnGuids);
    return {};
  }

  @Call(ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid)
  getBox(@Input() { scope }: Given<typeof ReportColumnFieldGetTemplateColumnBoxByCompetitionGuid>) {
    return this.reading.box(scope);
  }

  @Call(ReportColumnFieldAttach)
  attach(@Input() { scope, body }: Given<typeof ReportColumnFieldAttach>) {
    const { reportColumnGuid: columnGuid, competitionFieldGuid: fieldGuid, tag } = body;
    return this.keeping.attach(scope, { columnGuid, fieldGuid, tag });
  }

  @Call(ReportColumnFieldUpdate)
  async updateField(@Input() { scope, body }: Given<typeof ReportColumnFieldUpdate>) {
    const { reportColumnFieldGuid, ...said } = body;
    await this.keeping.updateField(scope, reportColumnFieldGuid, said);
    return {};
  }

  @Call(ReportColumnFieldDetach)
  async detach(@Input() { scope, query }: Given<typeof ReportColumnFieldDetach>) {
    await this.keeping.detach(scope, query.reportColumnFieldGuid);
    return {};
  }
}
