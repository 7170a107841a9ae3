import { Module } from '@nestjs/common';
import { accountsRoom } from '@rampa/accounts/server';
import { competitionsRoom } from '@rampa/competitions/server';
import { juryRoom } from '@rampa/jury/server';
import { programRoom } from '@rampa/program/server';
import { referenceBooksRoom } from '@rampa/reference-books/server';
import { deedsIn } from '@rampa/platform/server';
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
import { JournalReads } from './queries/journal-reads.ts';
import { PaperReads } from './queries/paper-reads.ts';
import { PaperSheetReads } from './queries/paper-sheet-reads.ts';
import { HallReads } from './queries/hall-reads.ts';
import { OpeningReads } from './queries/opening-reads.ts';
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
import { MarkCorrections } from './writing/mark-corrections.ts';
import { ForgetTaps } from './use-cases/forget-taps.ts';
import { JudgingJobs, MarkTrimHandler } from './jobs/mark-trim.handler.ts';
import { ShownResults } from './writing/shown-results.ts';
import { SavingTogether } from './writing/saving-together.ts';
import { ProtocolNews } from './writing/protocol-news.ts';
import { ProtocolFace } from './http/protocol-face.ts';

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
    SavingTogether,
    ShownResults,
    MarkCorrections,
    JudgeNowView,
    JudgeSheetView,
    ProtocolView,
    PublicProtocolView,
    JudgingReads,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true }), {
      but: [ForgetTaps],
    }),
  ],
  exports: [HallReads, JournalReads, JudgingReads, OpeningReads, PaperReads, PaperSheetReads, ShownResults],
})
export class JudgingModule {}
