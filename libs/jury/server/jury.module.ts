import { Module } from '@nestjs/common';
import { accountsRoom } from '@rampa/accounts/server';
import { competitionsRoom } from '@rampa/competitions/server';
import { programRoom } from '@rampa/program/server';
import { referenceBooksRoom } from '@rampa/reference-books/server';
import { deedsIn } from '@rampa/platform/server';
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

const PORTS = [JudgedNominations, JudgeMarks, SetupVetoes, WrittenResults];

@Module({
  imports: [accountsRoom.module, referenceBooksRoom.module, competitionsRoom.module, programRoom.module],
  controllers: [JudgeController, RulesController, AwardController],
  providers: [
    JudgingWork,
    JuryGuids,
    JudgePhotoGate,
    JuryPorts,
    ...PORTS,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true })),
  ],
  exports: [JudgingWork, ...PORTS],
})
export class JuryModule {}
