// Fills the ports of the jury room.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Competitions } from '@rampa/competitions/server';
import { JudgedNominations, JudgeMarks, SetupVetoes, WrittenResults, type ClosedProgram } from '@rampa/jury/server';
import type { Guid } from '@rampa/kernel';
import type { EventScope, Reader, Transaction } from '@rampa/platform/server';
import { refuseGivenByJury } from './given-by-jury.ts';
import { refuseMarkedCriterion, refuseOtherScale, refuseReplaced } from './criterion-marks.ts';
import { judgedIn } from './judged-nominations.ts';
import { refuseMarksElsewhere, takeMarksOf } from './judge-marks.ts';
import { refuseUnequalPanels } from './unequal-panels.ts';

@Injectable()
export class JuryAnswers implements OnModuleInit {
  constructor(
    private readonly vetoes: SetupVetoes,
    private readonly written: WrittenResults,
    private readonly judgeMarks: JudgeMarks,
    private readonly judgedNominations: JudgedNominations,
    private readonly competitions: Competitions,
  ) {}

  onModuleInit(): void {
    this.vetoes.register({
      criterionGoes: refuseMarkedCriterion,
      criteriaAreReplaced: refuseReplaced,
      criterionChanges: refuseOtherScale,
      judgeLeaves: refuseMarksElsewhere,
      titlesGo: refuseGivenByJury,
      panelsAreSummed: async (reader, event, concerns) => {
        const fields = await this.competitions.groupFields(reader, event.competition);
        const picked = fields.filter(({ isGrouping }) => isGrouping).map(({ guid }) => guid);
        await refuseUnequalPanels(reader, event, picked, concerns);
      },
    });
    this.written.register({ closedPrograms, recolor });
    this.judgeMarks.register(takeMarksOf);
    this.judgedNominations.register(judgedIn);
  }
}

/** Programs whose results stand written and that have performances in these nominations . */
async function closedPrograms(reader: Reader, event: EventScope): Promise<ClosedProgram[]> {
  return reader.query(
    `select distinct p.title, i.nomination_guid as nomination
       from judging.protocol t
       join program.v_program p on p.guid = t.program_guid
       join program.v_item i on i.program_guid = p.guid and i.kind = 'performance'
      where t.competition_guid = $1 and t.state in ('Locked', 'Confirmed', 'Published')`,
    [event.competition],
  );
}

/** A colour is no part of the result, so written results take it at once. */
async function recolor(tx: Transaction, { competition }: EventScope, award: Guid, color: string): Promise<void> {
  await tx.query('update judging.result set award_color = $2 where competition_guid = $3 and award_setting_guid = $1', [
    award,
    color,
    competition,
  ]);
}
