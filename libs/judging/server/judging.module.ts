import { Module } from '@nestjs/common';
import { accountsRoom } from '@rampa/accounts/server';
import { competitionsRoom } from '@rampa/competitions/server';
import { juryRoom } from '@rampa/jury/server';
import { programRoom } from '@rampa/program/server';
import { referenceBooksRoom } from '@rampa/reference-books/server';
import { ProtocolController } from './http/protocol.controller.ts';
import { MemberProtocolController } from './http/member-protocol.controller.ts';
import { PublicProtocolController } from './http/public-protocol.controller.ts';
import { GrandPrixController } from './http/grand-prix.controller.ts';
import { PaperSheetController } from './http/paper-sheet.controller.ts';
import { PrizeController } from './http/prize.controller.ts';
import { ProtocolSealController } from './http/protocol-seal.controller.ts';
import { VotingController } from './http/voting.controller.ts';
import { JudgingReads } from './judging-reads.ts';
import { JudgingGuids } from './judging.guids.ts';
import { JudgeNowView } from './live/judge-now.view.ts';
import { JudgeSheetView } from './live/judge-sheet.view.ts';
import { ProtocolView } from './live/protocol.view.ts';
import { PublicProtocolView } from './live/public-protocol.view.ts';
import { JuryAnswers } from './ports/jury-answers.ts';
import { JudgingPorts } from './ports/judging-ports.ts';
import { GetDerivation } from './queries/derivation.ts';
import { GetPublication } from './queries/get-publication.ts';
import { JournalReads } from './queries/journal-reads.ts';
import { JudgeNowReads } from './queries/judge-now-reads.ts';
import { JudgesReach } from './queries/judges-reach.ts';
import { JudgeSheetReads } from './queries/judge-sheet-reads.ts';
import { ListAdjustments } from './queries/list-adjustments.ts';
import { ListLateMarks } from './queries/list-late-marks.ts';
import { ListPrizes } from './queries/list-prizes.ts';
import { ListProtocols } from './queries/list-protocols.ts';
import { PaperReads } from './queries/paper-reads.ts';
import { PaperSheetReads, PaperSheetViews } from './queries/paper-sheet-reads.ts';
import { BallotReads } from './queries/ballot-reads.ts';
import { HallReads } from './queries/hall-reads.ts';
import { OpeningReads } from './queries/opening-reads.ts';
import { ProtocolReads } from './queries/protocol-reads.ts';
import { MemberProtocols } from './queries/member-protocols.ts';
import { PublicProtocols } from './queries/public-protocol.ts';
import { CompletedResults } from './scoring/completed-results.ts';
import { GroupResults } from './scoring/group-results.ts';
import { Outcomes } from './scoring/outcome.ts';
import { RankingGroups } from './scoring/ranking-groups.ts';
import { ResultsWriter } from './scoring/results-writer.ts';
import { EraseSealedNames } from './seals/erase-sealed-names.ts';
import { GroupsToProve } from './seals/groups-to-prove.ts';
import { ProtocolPackages } from './seals/protocol-packages.ts';
import { SealKeys } from './seals/seal-keys.ts';
import { SealProtocols } from './seals/seal-protocols.ts';
import { SealedKeys } from './seals/sealed-keys.ts';
import { BindPrize } from './use-cases/bind-prize.ts';
import { ChangeProtocolState } from './use-cases/change-protocol-state.ts';
import { ClearProgram } from './use-cases/clear-program.ts';
import { CorrectMarks } from './use-cases/correct-marks.ts';
import { CreateAdjustments } from './use-cases/create-adjustments.ts';
import { DecideLateMarks } from './use-cases/decide-late-marks.ts';
import { OthersMarks } from './queries/others-marks.ts';
import { DismissNudge } from './use-cases/dismiss-nudge.ts';
import { DeleteAdjustment } from './use-cases/delete-adjustment.ts';
import { KeepPrizeLibrary } from './use-cases/keep-prize-library.ts';
import { KeepPaperSheets } from './use-cases/keep-paper-sheets.ts';
import { KeepBallots } from './use-cases/keep-ballots.ts';
import { KeepPrizes } from './use-cases/keep-prizes.ts';
import { MarkCorrections } from './writing/mark-corrections.ts';
import { NudgeJudge } from './use-cases/nudge-judge.ts';
import { RecalculateAwards } from './use-cases/recalculate-awards.ts';
import { RenewPublicLink } from './use-cases/renew-public-link.ts';
import { ForgetTaps } from './use-cases/forget-taps.ts';
import { JudgingJobs, MarkTrimHandler } from './jobs/mark-trim.handler.ts';
import { SaveSubmissions } from './use-cases/save-submissions.ts';
import { SetChairDecision } from './use-cases/set-chair-decision.ts';
import { ShownResults } from './writing/shown-results.ts';
import { SavingTogether } from './writing/saving-together.ts';
import { ProtocolNews } from './writing/protocol-news.ts';
import { SetManualAward } from './use-cases/set-manual-award.ts';
import { SetPermissions } from './use-cases/set-permissions.ts';
import { SubmitPrize } from './use-cases/submit-prize.ts';
import { UndoClearing } from './use-cases/undo-clearing.ts';
import { WithdrawChairDecision } from './use-cases/withdraw-chair-decision.ts';
import { ProtocolFace } from './http/protocol-face.ts';

const QUERIES = [
  ListProtocols,
  ListLateMarks,
  OthersMarks,
  ListAdjustments,
  ListPrizes,
  JournalReads,
  JudgeNowReads,
  JudgesReach,
  JudgeSheetReads,
  PaperReads,
  PaperSheetReads,
  PaperSheetViews,
  BallotReads,
  ProtocolReads,
  GetDerivation,
  GetPublication,
  PublicProtocols,
  MemberProtocols,
];

const USE_CASES = [
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
  KeepPaperSheets,
  KeepBallots,
  KeepPrizes,
  KeepPrizeLibrary,
  BindPrize,
  SubmitPrize,
  NudgeJudge,
  DismissNudge,
];

/** What the worker loads of this room. */
@Module({ providers: [JudgingJobs, ForgetTaps, MarkTrimHandler, SealedKeys, EraseSealedNames] })
export class JudgingWorkerModule {}

@Module({
  imports: [
    accountsRoom.module,
    referenceBooksRoom.module,
    competitionsRoom.module,
    programRoom.module,
    juryRoom.module,
  ],
  controllers: [
    VotingController,
    ProtocolController,
    GrandPrixController,
    PaperSheetController,
    PrizeController,
    ProtocolSealController,
    PublicProtocolController,
    MemberProtocolController,
  ],
  providers: [
    JudgingJobs,
    ProtocolFace,
    JudgingGuids,
    JudgingPorts,
    JuryAnswers,
    RankingGroups,
    GroupResults,
    Outcomes,
    ProtocolNews,
    SealKeys,
    GroupsToProve,
    SealProtocols,
    EraseSealedNames,
    ProtocolPackages,
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
    OpeningReads,
  ],
  exports: [HallReads, JournalReads, JudgingReads, OpeningReads, PaperReads, PaperSheetReads, ShownResults],
})
export class JudgingModule {}
