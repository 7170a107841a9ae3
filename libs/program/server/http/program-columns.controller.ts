import { Controller } from '@nestjs/common';
import {
  CompetitionProgramColumnArrange,
  CompetitionProgramColumnCreate,
  CompetitionProgramColumnDelete,
  CompetitionProgramColumnFieldAttach,
  CompetitionProgramColumnFieldDetach,
  CompetitionProgramColumnFieldGetColumnFieldsByReportColumn,
  CompetitionProgramColumnFieldGetTemplateColumnBoxByCompetitionGuid,
  CompetitionProgramColumnFieldUpdate,
  CompetitionProgramColumnGetByCompetitionProgram,
  CompetitionProgramColumnGetRows,
  CompetitionProgramColumnSwap,
  CompetitionProgramColumnUpdate,
  CompetitionProgramGetSectionsAndFieldsForPrograms,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ReadColumns } from '../queries/read-columns.ts';
import { KeepColumns } from '../use-cases/keep-columns.ts';

@Controller()
export class ProgramColumnsController {
  constructor(
    private readonly reading: ReadColumns,
    private readonly keeping: KeepColumns,
  ) {}

  @Call(CompetitionProgramColumnGetByCompetitionProgram)
  get(@Input() { scope, query }: Given<typeof CompetitionProgramColumnGetByCompetitionProgram>) {
    return this.reading.all(scope, query.competitionProgramGuid);
  }

  @Call(CompetitionProgramColumnGetRows)
  rows(@Input() { scope, query }: Given<typeof CompetitionProgramColumnGetRows>) {
    return this.reading.rows(scope, query);
  }

  @Call(CompetitionProgramColumnCreate)
  create(@Input() { scope, body }: Given<typeof CompetitionProgramColumnCreate>) {
    const { competitionProgramGuid, ...said } = body;
    return this.keeping.create(scope, competitionProgramGuid, said);
  }

  @Call(CompetitionProgramColumnUpdate)
  async update(@Input() { scope, body }: Given<typeof CompetitionProgramColumnUpdate>) {
    const { competitionProgramColumnGuid, ...said } = body;
    await this.keeping.update(scope, competitionProgramColumnGuid, said);
    return {};
  }

  @Call(CompetitionProgramColumnDelete)
  async delete(@Input() { scope, query }: Given<typeof CompetitionProgramColumnDelete>) {
    await this.keeping.delete(scope, query.competitionProgramColumnGuid);
    return {};
  }

  @Call(CompetitionProgramColumnSwap)
  async swap(@Input() { scope, body }: Given<typeof CompetitionProgramColumnSwap>) {
    await this.keeping.swap(scope, body.firstGuid, body.secondGuid);
    return {};
  }

  @Call(CompetitionProgramColumnArrange)
  async arrange(@Input() { scope, query, body }: Given<typeof CompetitionProgramColumnArrange>) {
    await this.keeping.arrange(scope, query.competitionProgramGuid, body.competitionProgramColumnGuids);
    return {};
  }

  @Call(CompetitionProgramColumnFieldGetTemplateColumnBoxByCompetitionGuid)
  getBox(@Input() { scope }: Given<typeof CompetitionProgramColumnFieldGetTemplateColumnBoxByCompetitionGuid>) {
    return this.reading.box(scope);
  }

  @Call(CompetitionProgramGetSectionsAndFieldsForPrograms)
  getSections(@Input() { scope }: Given<typeof CompetitionProgramGetSectionsAndFieldsForPrograms>) {
    return this.reading.box(scope);
  }

  @Call(CompetitionProgramColumnFieldGetColumnFieldsByReportColumn)
  fields(@Input() { scope, query }: Given<typeof CompetitionProgramColumnFieldGetColumnFieldsByReportColumn>) {
    return this.reading.fields(scope, query.competitionProgramColumnGuid);
  }

  @Call(CompetitionProgramColumnFieldAttach)
  attach(@Input() { scope, body }: Given<typeof CompetitionProgramColumnFieldAttach>) {
    const { competitionProgramColumnGuid: columnGuid, competitionFieldGuid: fieldGuid, tag } = body;
    return this.keeping.attach(scope, { columnGuid, fieldGuid, tag });
  }

  @Call(CompetitionProgramColumnFieldUpdate)
  async updateField(@Input() { scope, body }: Given<typeof CompetitionProgramColumnFieldUpdate>) {
    const { competitionProgramColumnFieldGuid, ...said } = body;
    await this.keeping.updateField(scope, competitionProgramColumnFieldGuid, said);
    return {};
  }

  @Call(CompetitionProgramColumnFieldDetach)
  async detach(@Input() { scope, query }: Given<typeof CompetitionProgramColumnFieldDetach>) {
    await this.keeping.detach(scope, query.competitionProgramColumnFieldGuid);
    return {};
  }
}
