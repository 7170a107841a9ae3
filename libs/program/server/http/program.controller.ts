import { Controller } from '@nestjs/common';
import {
  CompetitionProgramCreate,
  CompetitionProgramDelete,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetForPresenter,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramUpdate,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { ListPrograms } from '../queries/list-programs.ts';
import { CreateProgram } from '../use-cases/create-program.ts';
import { DeleteProgram } from '../use-cases/delete-program.ts';
import { UpdateProgram } from '../use-cases/update-program.ts';

@Controller()
export class ProgramController {
  constructor(
    private readonly views: Views,
    private readonly listPrograms: ListPrograms,
    private readonly createProgram: CreateProgram,
    private readonly updateProgram: UpdateProgram,
    private readonly deleteProgram: DeleteProgram,
  ) {}

  @Call(CompetitionProgramGetByCompetition)
  getByCompetition(@Input() given: Given<typeof CompetitionProgramGetByCompetition>) {
    return this.listPrograms.run(given.scope);
  }

  @Call(CompetitionProgramCreate)
  create(@Input() given: Given<typeof CompetitionProgramCreate>) {
    return this.createProgram.run(given.scope, given.body);
  }

  @Call(CompetitionProgramUpdate)
  update(@Input() given: Given<typeof CompetitionProgramUpdate>) {
    return this.updateProgram.run(given.scope, given.body);
  }

  @Call(CompetitionProgramDelete)
  delete(@Input() given: Given<typeof CompetitionProgramDelete>) {
    return this.deleteProgram.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionProgramGetProgramColumnsDataForModerator)
  async getForModerator(@Input() given: Given<typeof CompetitionProgramGetProgramColumnsDataForModerator>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'program', given.query.competitionProgramGuid));
  }

  @Call(CompetitionProgramGetForPresenter)
  async getForPresenter(@Input() given: Given<typeof CompetitionProgramGetForPresenter>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'presenter', given.query.competitionProgramGuid));
  }
}
