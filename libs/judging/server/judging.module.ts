import { Module } from '@nestjs/common';
import { accountsRoom } from '@rampa/accounts/server';
import { competitionsRoom } from '@rampa/competitions/server';
import { programRoom } from '@rampa/program/server';
import { referenceBooksRoom } from '@rampa/reference-books/server';
import { AwardController } from './http/award.controller.ts';
import { JudgeController } from './http/judge.controller.ts';
import { ProtocolController } from './http/protocol.controller.ts';
import { MemberProtocolController } from './http/member-protocol.controller.ts';
import { PublicProtocolController } from './http/public-protocol.controller.ts';
import { RulesController } from './http/rules.controller.ts';
import { VotingController } from './http/voting.controller.ts';
import { JudgingReads } from './judging-reads.ts';
import { JudgingGuids } from './judging.guids.ts';
import { JudgingWork } from './judging-work.ts';
import { JudgeNowView } from './live/judge-now.view.ts';
import { JudgeSheetView } from './live/judge-sheet.view.ts';
import { ProtocolView } from './live/protocol.view.ts';
import { PublicProtocolView } from './live/public-protocol.view.ts';
import { JudgingPorts } from './ports/judging-ports.ts';
import { GetDerivation } from './queries/derivation.ts';
import { GetPublication } from './queries/get-publication.ts';
import { JudgeNowReads } from './queries/judge-now-reads.ts';
import { JudgeSheetReads } from './queries/judge-sheet-reads.ts';
import { ListAdjustments } from './queries/list-adjustments.ts';
import { ListJudges } from './queries/list-judges.ts';
import { ListLateMarks } from './queries/list-late-marks.ts';
import { ListNominations } from './queries/list-nominations.ts';
import { ListProtocols } from './queries/list-protocols.ts';
import { PaperReads } from './queries/paper-reads.ts';
import { HallReads } from './queries/hall-reads.ts';
import { ProtocolReads } from './queries/protocol-reads.ts';
import { MemberProtocols } from './queries/member-protocols.ts';
import { PublicProtocols } from './queries/public-protocol.ts';
import { RulesLists } from './queries/rules-lists.ts';
import { CompletedResults } from './scoring/completed-results.ts';
import { GroupResults } from './scoring/group-results.ts';
import { Outcomes } from './scoring/outcome.ts';
import { RankingGroups } from './scoring/ranking-groups.ts';
import { ResultsWriter } from './scoring/results-writer.ts';
import { ArrangeAwards } from './use-cases/arrange-awards.ts';
import { ArrangePoints } from './use-cases/arrange-points.ts';
import { AssignNominations } from './use-cases/assign-nominations.ts';
import { JudgePhotoGate } from './judge-photo-gate.ts';
import { ChangeJudgePhoto } from './use-cases/change-judge-photo.ts';
import { ChangeProtocolState } from './use-cases/change-protocol-state.ts';
import { ClearProgram } from './use-cases/clear-program.ts';
import { CorrectMarks } from './use-cases/correct-marks.ts';
import { CreateAdjustments } from './use-cases/create-adjustments.ts';
import { CreateAwardGroup } from './use-cases/create-award-group.ts';
import { CreateAwardSetting } from './use-cases/create-award-setting.ts';
import { CreateJudge } from './use-cases/create-judge.ts';
import { CreateJudges } from './use-cases/create-judges.ts';
import { CreateJudgeLink } from './use-cases/create-judge-link.ts';
import { CreatePoint } from './use-cases/create-point.ts';
import { DecideLateMarks } from './use-cases/decide-late-marks.ts';
import { DismissNudge } from './use-cases/dismiss-nudge.ts';
import { DeleteAdjustment } from './use-cases/delete-adjustment.ts';
import { DeleteAwardGroup } from './use-cases/delete-award-group.ts';
import { DeleteAwardSetting } from './use-cases/delete-award-setting.ts';
import { DeleteJudge } from './use-cases/delete-judge.ts';
import { DeletePoint } from './use-cases/delete-point.ts';
import { MarkCorrections } from './writing/mark-corrections.ts';
import { NudgeJudge } from './use-cases/nudge-judge.ts';
import { RecalculateAwards } from './use-cases/recalculate-awards.ts';
import { RecolorAward } from './use-cases/recolor-award.ts';
import { RenewPublicLink } from './use-cases/renew-public-link.ts';
import { RevokeJudgeLink } from './use-cases/revoke-judge-link.ts';
import { ForgetTaps } from './use-cases/forget-taps.ts';
import { JudgingJobs, MarkTrimHandler } from './jobs/mark-trim.handler.ts';
import { SaveSubmissions } from './use-cases/save-submissions.ts';
import { SetChairDecision } from './use-cases/set-chair-decision.ts';
import { ShownResults } from './writing/shown-results.ts';
import { SavingTogether } from './writing/saving-together.ts';
import { ProtocolNews } from './writing/protocol-news.ts';
import { SetManualAward } from './use-cases/set-manual-award.ts';
import { SetPermissions } from './use-cases/set-permissions.ts';
import { UndoClearing } from './use-cases/undo-clearing.ts';
import { UpdateAwardGroup } from './use-cases/update-award-group.ts';
import { UpdateAwardSetting } from './use-cases/update-award-setting.ts';
import { UpdateJudge } from './use-cases/update-judge.ts';
import { UpdatePoint } from './use-cases/update-point.ts';
import { UpdateScheme } from './use-cases/update-scheme.ts';
import { WithdrawChairDecision } from './use-cases/withdraw-chair-decision.ts';
import { ProtocolFace } from './http/protocol-face.ts';

const QUERIES = [
  ListJudges,
  ListNominations,
  RulesLists,
  ListProtocols,
  ListLateMarks,
  ListAdjustments,
  JudgeNowReads,
  JudgeSheetReads,
  PaperReads,
  ProtocolReads,
  GetDerivation,
  GetPublication,
  PublicProtocols,
  MemberProtocols,
];

const USE_CASES = [
  CreateJudge,
  CreateJudges,
  UpdateJudge,
  DeleteJudge,
  ChangeJudgePhoto,
  CreateJudgeLink,
  RevokeJudgeLink,
  AssignNominations,
  CreatePoint,
  UpdatePoint,
  ArrangeAwards,
  ArrangePoints,
  DeletePoint,
  UpdateScheme,
  CreateAwardGroup,
  UpdateAwardGroup,
  DeleteAwardGroup,
  CreateAwardSetting,
  UpdateAwardSetting,
  DeleteAwardSetting,
  RecolorAward,
  RecalculateAwards,
  SavingTogether,
  ShownResults,
  SaveSubmissions,
  MarkCorrections,
  CorrectMarks,
  DecideLateMarks,
  ChangeProtocolState,
  ClearProgram,
  UndoClearing,
  SetPermissions,
  RenewPublicLink,
  SetManualAward,
  SetChairDecision,
  WithdrawChairDecision,
  CreateAdjustments,
  DeleteAdjustment,
  NudgeJudge,
  DismissNudge,
];

/** What the worker loads of this room. */
@Module({ providers: [JudgingJobs, ForgetTaps, MarkTrimHandler] })
export class JudgingWorkerModule {}

@Module({
  imports: [accountsRoom.module, referenceBooksRoom.module, competitionsRoom.module, programRoom.module],
  controllers: [
    JudgeController,
    RulesController,
    AwardController,
    VotingController,
    ProtocolController,
    PublicProtocolController,
    MemberProtocolController,
  ],
  providers: [
    JudgingJobs,
    ProtocolFace,
    JudgingWork,
    JudgingGuids,
    JudgePhotoGate,
    JudgingPorts,
    RankingGroups,
    GroupResults,
    Outcomes,
    ProtocolNews,
    ResultsWriter,
    CompletedResults,
    ...QUERIES,
    ...USE_CASES,
    JudgeNowView,
    JudgeSheetView,
    ProtocolView,
    PublicProtocolView,
    JudgingReads,
    HallReads,
  ],
  exports: [HallReads, JudgingReads, PaperReads, ShownResults],
})
export class JudgingModule {}
