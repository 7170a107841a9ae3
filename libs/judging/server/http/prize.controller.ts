// Calls of special prizes; their files are made by the room of papers.

import { Controller } from '@nestjs/common';
import {
  CompetitionSpecialPrizeArrange,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeBindToCompetition,
  CompetitionSpecialPrizeCreate,
  CompetitionSpecialPrizeDelete,
  CompetitionSpecialPrizeDeleteRange,
  CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition,
  CompetitionSpecialPrizeGetByCompetition,
  CompetitionSpecialPrizeGetByCompetitionForProtocol,
  CompetitionSpecialPrizeUpdate,
  OrganizerSpecialPrizeCreate,
  OrganizerSpecialPrizeDelete,
  OrganizerSpecialPrizeGet,
  OrganizerSpecialPrizeGetShortByCompetition,
  OrganizerSpecialPrizeUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListPrizes } from '../queries/list-prizes.ts';
import { BindPrize } from '../use-cases/bind-prize.ts';
import { KeepPrizeLibrary } from '../use-cases/keep-prize-library.ts';
import { KeepPrizes } from '../use-cases/keep-prizes.ts';

@Controller()
export class PrizeController {
  constructor(
    private readonly list: ListPrizes,
    private readonly prizes: KeepPrizes,
    private readonly library: KeepPrizeLibrary,
    private readonly bindPrize: BindPrize,
  ) {}

  @Call(CompetitionSpecialPrizeGetByCompetition)
  ofEvent(@Input() given: Given<typeof CompetitionSpecialPrizeGetByCompetition>) {
    return this.list.ofEvent(given.scope);
  }

  @Call(CompetitionSpecialPrizeGetByCompetitionForProtocol)
  ofProgram(@Input() given: Given<typeof CompetitionSpecialPrizeGetByCompetitionForProtocol>) {
    return this.list.ofProgram(given.scope, given.query.competitionProgramGuid);
  }

  @Call(CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition)
  assigned(@Input() given: Given<typeof CompetitionSpecialPrizeGetAssignedSpecialPrizesByCompetition>) {
    return this.list.given(given.scope, given.query);
  }

  @Call(CompetitionSpecialPrizeCreate)
  create(@Input() given: Given<typeof CompetitionSpecialPrizeCreate>) {
    return this.prizes.create(given.scope, given.body);
  }

  @Call(CompetitionSpecialPrizeUpdate)
  update(@Input() given: Given<typeof CompetitionSpecialPrizeUpdate>) {
    return this.prizes.update(given.scope, given.body);
  }

  @Call(CompetitionSpecialPrizeDelete)
  delete(@Input() given: Given<typeof CompetitionSpecialPrizeDelete>) {
    return this.prizes.delete(given.scope, [given.query.specialPrizeGuid]);
  }

  @Call(CompetitionSpecialPrizeDeleteRange)
  deleteRange(@Input() given: Given<typeof CompetitionSpecialPrizeDeleteRange>) {
    return this.prizes.delete(given.scope, given.body.data);
  }

  @Call(CompetitionSpecialPrizeArrange)
  arrange(@Input() given: Given<typeof CompetitionSpecialPrizeArrange>) {
    return this.prizes.arrange(given.scope, given.body.data);
  }

  @Call(CompetitionSpecialPrizeBindToCompetition)
  take(@Input() given: Given<typeof CompetitionSpecialPrizeBindToCompetition>) {
    return this.prizes.take(given.scope, given.body.organizerSpecialPrizeGuids);
  }

  @Call(CompetitionSpecialPrizeBindOrUnbind)
  bind(@Input() given: Given<typeof CompetitionSpecialPrizeBindOrUnbind>) {
    return this.bindPrize.run(given.scope, given.body);
  }

  @Call(OrganizerSpecialPrizeGet)
  ofLibrary(@Input() given: Given<typeof OrganizerSpecialPrizeGet>) {
    return this.list.library(given.scope, given.body);
  }

  @Call(OrganizerSpecialPrizeGetShortByCompetition)
  libraryFor(@Input() given: Given<typeof OrganizerSpecialPrizeGetShortByCompetition>) {
    return this.list.libraryFor(given.scope);
  }

  @Call(OrganizerSpecialPrizeCreate)
  createInLibrary(@Input() given: Given<typeof OrganizerSpecialPrizeCreate>) {
    return this.library.create(given.scope, given.body);
  }

  @Call(OrganizerSpecialPrizeUpdate)
  updateInLibrary(@Input() given: Given<typeof OrganizerSpecialPrizeUpdate>) {
    return this.library.update(given.scope, given.body);
  }

  @Call(OrganizerSpecialPrizeDelete)
  deleteFromLibrary(@Input() given: Given<typeof OrganizerSpecialPrizeDelete>) {
    return this.library.delete(given.scope, given.query.organizerSpecialPrizeGuid);
  }
}
