import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionJudgeCreateRange,
  CompetitionJudgeDelete,
  CompetitionJudgeDeleteFastLoginUrl,
  CompetitionJudgeDeleteLogo,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionJudgeUpdate,
  CompetitionJudgeUploadLogo,
  NominationGetNominationsByCompetition,
  NominationUpdate,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ListJudges } from '../queries/list-judges.ts';
import { ListNominations } from '../queries/list-nominations.ts';
import { AssignNominations } from '../use-cases/assign-nominations.ts';
import { ChangeJudgePhoto } from '../use-cases/change-judge-photo.ts';
import { CreateJudge } from '../use-cases/create-judge.ts';
import { CreateJudges } from '../use-cases/create-judges.ts';
import { CreateJudgeLink } from '../use-cases/create-judge-link.ts';
import { DeleteJudge } from '../use-cases/delete-judge.ts';
import { RevokeJudgeLink } from '../use-cases/revoke-judge-link.ts';
import { UpdateJudge } from '../use-cases/update-judge.ts';

@Controller()
export class JudgeController {
  constructor(
    private readonly addresses: PublicAddress,
    private readonly listJudges: ListJudges,
    private readonly createJudge: CreateJudge,
    private readonly createJudges: CreateJudges,
    private readonly updateJudge: UpdateJudge,
    private readonly deleteJudge: DeleteJudge,
    private readonly photos: ChangeJudgePhoto,
    private readonly createJudgeLink: CreateJudgeLink,
    private readonly revokeJudgeLink: RevokeJudgeLink,
    private readonly listNominations: ListNominations,
    private readonly assignNominations: AssignNominations,
  ) {}

  @Call(CompetitionJudgeGetByCompetitionGuid)
  list(@Input() given: Given<typeof CompetitionJudgeGetByCompetitionGuid>) {
    return this.listJudges.run(given.scope, given.body, given.request);
  }

  @Call(CompetitionJudgeCreate)
  create(@Input() given: Given<typeof CompetitionJudgeCreate>) {
    return this.createJudge.run(given.scope, given.body);
  }

  @Call(CompetitionJudgeCreateRange)
  createRange(@Input() given: Given<typeof CompetitionJudgeCreateRange>) {
    return this.createJudges.run(given.scope, given.body);
  }

  @Call(CompetitionJudgeUpdate)
  update(@Input() given: Given<typeof CompetitionJudgeUpdate>) {
    return this.updateJudge.run(given.scope, given.body);
  }

  @Call(CompetitionJudgeDelete)
  delete(@Input() given: Given<typeof CompetitionJudgeDelete>) {
    return this.deleteJudge.run(given.scope, given.query.competitionJudgeGuid, given.query.force);
  }

  @Call(CompetitionJudgeUploadLogo)
  uploadPhoto(@Input() { scope, query, request }: Given<typeof CompetitionJudgeUploadLogo>) {
    return this.photos.upload(scope, query.competitionJudgeGuid, request);
  }

  @Call(CompetitionJudgeDeleteLogo)
  deletePhoto(@Input() { scope, query }: Given<typeof CompetitionJudgeDeleteLogo>) {
    return this.photos.remove(scope, query.competitionJudgeGuid);
  }

  @Call(CompetitionJudgeCreateFastLoginUrl)
  async createLink(@Input() given: Given<typeof CompetitionJudgeCreateFastLoginUrl>) {
    const { path } = await this.createJudgeLink.run(given.scope, given.query.competitionJudgeGuid, given.body);
    return this.addresses.shown(path, given.request);
  }

  @Call(CompetitionJudgeDeleteFastLoginUrl)
  deleteLink(@Input() given: Given<typeof CompetitionJudgeDeleteFastLoginUrl>) {
    return this.revokeJudgeLink.run(given.scope, given.query.competitionJudgeGuid);
  }

  @Call(NominationGetNominationsByCompetition)
  nominations(@Input() given: Given<typeof NominationGetNominationsByCompetition>) {
    return this.listNominations.run(given.scope);
  }

  @Call(NominationUpdate)
  assign(@Input() given: Given<typeof NominationUpdate>) {
    return this.assignNominations.run(given.scope, given.query.competitionJudgeGuid, given.body.nominationGuids);
  }
}
