import { Module } from '@nestjs/common';
import { accountsRoom } from '@rampa/accounts/server';
import { competitionsRoom } from '@rampa/competitions/server';
import { programRoom } from '@rampa/program/server';
import { referenceBooksRoom } from '@rampa/reference-books/server';
import { AwardController } from './http/award.controller.ts';
import { JudgeController } from './http/judge.controller.ts';
import { RulesController } from './http/rules.controller.ts';
import { JudgePhotoGate } from './judge-photo-gate.ts';
import { JudgingWork } from './judging-work.ts';
import { JuryGuids } from './jury.guids.ts';
import { JudgedNominations } from './ports/judged-nominations.ts';
import { JudgeMarks } from './ports/judge-marks.ts';
import { JuryPorts } from './ports/jury-ports.ts';
import { SetupVetoes } from './ports/setup-vetoes.ts';
import { WrittenResults } from './ports/written-results.ts';
import { ListJudges } from './queries/list-judges.ts';
import { ListNominations } from './queries/list-nominations.ts';
import { RulesLists } from './queries/rules-lists.ts';
import { ArrangeAwards } from './use-cases/arrange-awards.ts';
import { ArrangePoints } from './use-cases/arrange-points.ts';
import { AssignNominations } from './use-cases/assign-nominations.ts';
import { ChangeJudgePhoto } from './use-cases/change-judge-photo.ts';
import { CreateAwardGroup } from './use-cases/create-award-group.ts';
import { CreateAwardSetting } from './use-cases/create-award-setting.ts';
import { CreateJudge } from './use-cases/create-judge.ts';
import { CreateJudgeLink } from './use-cases/create-judge-link.ts';
import { CreateJudges } from './use-cases/create-judges.ts';
import { CreatePoint } from './use-cases/create-point.ts';
import { DeleteAwardGroup } from './use-cases/delete-award-group.ts';
import { DeleteAwardSetting } from './use-cases/delete-award-setting.ts';
import { DeleteJudge } from './use-cases/delete-judge.ts';
import { DeletePoint } from './use-cases/delete-point.ts';
import { RecolorAward } from './use-cases/recolor-award.ts';
import { RevokeJudgeLink } from './use-cases/revoke-judge-link.ts';
import { UpdateAwardGroup } from './use-cases/update-award-group.ts';
import { UpdateAwardSetting } from './use-cases/update-award-setting.ts';
import { UpdateJudge } from './use-cases/update-judge.ts';
import { UpdatePoint } from './use-cases/update-point.ts';
import { UpdateScheme } from './use-cases/update-scheme.ts';

const PORTS = [JudgedNominations, JudgeMarks, SetupVetoes, WrittenResults];

const QUERIES = [ListJudges, ListNominations, RulesLists];

const USE_CASES = [
  ArrangeAwards,
  ArrangePoints,
  AssignNominations,
  ChangeJudgePhoto,
  CreateAwardGroup,
  CreateAwardSetting,
  CreateJudge,
  CreateJudgeLink,
  CreateJudges,
  CreatePoint,
  DeleteAwardGroup,
  DeleteAwardSetting,
  DeleteJudge,
  DeletePoint,
  RecolorAward,
  RevokeJudgeLink,
  UpdateAwardGroup,
  UpdateAwardSetting,
  UpdateJudge,
  UpdatePoint,
  UpdateScheme,
];

@Module({
  imports: [accountsRoom.module, referenceBooksRoom.module, competitionsRoom.module, programRoom.module],
  controllers: [JudgeController, RulesController, AwardController],
  providers: [JudgingWork, JuryGuids, JudgePhotoGate, JuryPorts, ...PORTS, ...QUERIES, ...USE_CASES],
  exports: [JudgingWork, ...PORTS],
})
export class JuryModule {}
