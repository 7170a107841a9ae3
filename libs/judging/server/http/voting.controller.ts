// Calls of marks: the judge's own, the organizer's corrections, late ones, and the sheet.

import { Controller } from '@nestjs/common';
import {
  AdjustmentCreateRange,
  AdjustmentDelete,
  AdjustmentGetByProgram,
  sheetKey,
  VotingProtocolDecideLateMark,
  VotingProtocolDecideLateMarks,
  VotingProtocolDismissNudge,
  VotingProtocolGetJudgeNow,
  VotingProtocolGetLateMarks,
  VotingProtocolGetOthersMarks,
  VotingProtocolGetReach,
  VotingProtocolGetUsingForProtocol,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolNudgeJudge,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolSavingBySelf,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { JudgesReach } from '../queries/judges-reach.ts';
import { ListAdjustments } from '../queries/list-adjustments.ts';
import { ListLateMarks } from '../queries/list-late-marks.ts';
import { ListProtocols } from '../queries/list-protocols.ts';
import { OthersMarks } from '../queries/others-marks.ts';
import { CorrectMarks } from '../use-cases/correct-marks.ts';
import { CreateAdjustments } from '../use-cases/create-adjustments.ts';
import { DecideLateMarks } from '../use-cases/decide-late-marks.ts';
import { DeleteAdjustment } from '../use-cases/delete-adjustment.ts';
import { DismissNudge } from '../use-cases/dismiss-nudge.ts';
import { NudgeJudge } from '../use-cases/nudge-judge.ts';
import { SaveSubmissions } from '../use-cases/save-submissions.ts';

@Controller()
export class VotingController {
  constructor(
    private readonly views: Views,
    private readonly saveSubmissions: SaveSubmissions,
    private readonly correctMarks: CorrectMarks,
    private readonly listLateMarks: ListLateMarks,
    private readonly decideLateMarks: DecideLateMarks,
    private readonly listProtocols: ListProtocols,
    private readonly othersMarks: OthersMarks,
    private readonly listAdjustments: ListAdjustments,
    private readonly createAdjustments: CreateAdjustments,
    private readonly deleteAdjustment: DeleteAdjustment,
    private readonly judgesReach: JudgesReach,
    private readonly nudgeJudge: NudgeJudge,
    private readonly dismissNudge: DismissNudge,
  ) {}

  @Call(VotingProtocolSavingBySelf)
  saveOwn(@Input() given: Given<typeof VotingProtocolSavingBySelf>) {
    return this.saveSubmissions.run(given.scope, given.body.submissions);
  }

  @Call(VotingProtocolSavingByCompetitionProtocol)
  correct(@Input() given: Given<typeof VotingProtocolSavingByCompetitionProtocol>) {
    return this.correctMarks.run(given.scope, given.body);
  }

  @Call(VotingProtocolGetUsingForProtocol)
  ownProtocols(@Input() given: Given<typeof VotingProtocolGetUsingForProtocol>) {
    return this.listProtocols.ofJudge(given.scope);
  }

  @Call(VotingProtocolGetVoitingProtocolByJudgeJson)
  async sheet(@Input() given: Given<typeof VotingProtocolGetVoitingProtocolByJudgeJson>) {
    const key = sheetKey(given.query.competitionProgramGuid, given.query.competitionJudgeGuid);
    return new ViewAnswer(await this.views.read(given.scope.actor, 'judge-sheet', key));
  }

  @Call(VotingProtocolGetOthersMarks)
  others(@Input() given: Given<typeof VotingProtocolGetOthersMarks>) {
    return this.othersMarks.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(VotingProtocolGetJudgeNow)
  async now(@Input() given: Given<typeof VotingProtocolGetJudgeNow>) {
    return new ViewAnswer(await this.views.read(given.scope.actor, 'judge-now', given.query.competitionJudgeGuid));
  }

  @Call(VotingProtocolGetReach)
  reach(@Input() given: Given<typeof VotingProtocolGetReach>) {
    return this.judgesReach.run(given.scope);
  }

  @Call(VotingProtocolNudgeJudge)
  nudge(@Input() given: Given<typeof VotingProtocolNudgeJudge>) {
    return this.nudgeJudge.run(given.scope, given.body);
  }

  @Call(VotingProtocolDismissNudge)
  dismiss(@Input() given: Given<typeof VotingProtocolDismissNudge>) {
    return this.dismissNudge.run(given.scope, given.body.competitionProgramItemGuid);
  }

  @Call(VotingProtocolGetLateMarks)
  lateMarks(@Input() given: Given<typeof VotingProtocolGetLateMarks>) {
    return this.listLateMarks.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(VotingProtocolDecideLateMark)
  async decideLate(@Input() given: Given<typeof VotingProtocolDecideLateMark>) {
    const { lateMarkGuid, ...body } = given.body;
    const program = given.query.competitionProgramGuid;
    await this.decideLateMarks.run(given.scope, program, { ...body, lateMarkGuids: [lateMarkGuid] });
  }

  @Call(VotingProtocolDecideLateMarks)
  decideLates(@Input() given: Given<typeof VotingProtocolDecideLateMarks>) {
    return this.decideLateMarks.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(AdjustmentGetByProgram)
  adjustments(@Input() given: Given<typeof AdjustmentGetByProgram>) {
    return this.listAdjustments.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(AdjustmentCreateRange)
  adjust(@Input() given: Given<typeof AdjustmentCreateRange>) {
    return this.createAdjustments.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(AdjustmentDelete)
  removeAdjustment(@Input() given: Given<typeof AdjustmentDelete>) {
    return this.deleteAdjustment.run(given.scope, given.query.adjustmentGuid);
  }
}
