// Calls of the protocol as a whole: its state, what it shows, how a result came about.

import { Controller } from '@nestjs/common';
import { PublicAddress, type Addressed } from '@rampa/accounts/server';
import {
  AwardSettingRecalculate,
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolGetDerivation,
  VotingProtocolGetJournal,
  VotingProtocolGetUsingForProtocolByCompetition,
  VotingProtocolGetVoitingProtocolJson,
  VotingProtocolLock,
  VotingProtocolSetChairDecision,
  VotingProtocolSetManualAward,
  VotingProtocolSettingPermissionForParticipant,
  VotingProtocolUndoClearing,
  VotingProtocolWithdrawChairDecision,
  type BodyOf,
} from '@rampa/contract';
import { Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { GetDerivation } from '../queries/derivation.ts';
import { JournalReads } from '../queries/journal-reads.ts';
import { ListProtocols } from '../queries/list-protocols.ts';
import { ChangeProtocolState } from '../use-cases/change-protocol-state.ts';
import { ClearProgram } from '../use-cases/clear-program.ts';
import { RecalculateAwards } from '../use-cases/recalculate-awards.ts';
import { SetChairDecision } from '../use-cases/set-chair-decision.ts';
import { SetManualAward } from '../use-cases/set-manual-award.ts';
import { SetPermissions } from '../use-cases/set-permissions.ts';
import { UndoClearing } from '../use-cases/undo-clearing.ts';
import { WithdrawChairDecision } from '../use-cases/withdraw-chair-decision.ts';

@Controller()
export class ProtocolController {
  constructor(
    private readonly views: Views,
    private readonly addresses: PublicAddress,
    private readonly listProtocols: ListProtocols,
    private readonly getDerivation: GetDerivation,
    private readonly journals: JournalReads,
    private readonly changeProtocolState: ChangeProtocolState,
    private readonly clearProgram: ClearProgram,
    private readonly undoClearing: UndoClearing,
    private readonly setPermissions: SetPermissions,
    private readonly setManualAward: SetManualAward,
    private readonly setChairDecision: SetChairDecision,
    private readonly withdrawChairDecision: WithdrawChairDecision,
    private readonly recalculateAwards: RecalculateAwards,
  ) {}

  @Call(VotingProtocolGetUsingForProtocolByCompetition)
  protocols(@Input() given: Given<typeof VotingProtocolGetUsingForProtocolByCompetition>) {
    return this.listProtocols.ofEvent(given.scope);
  }

  @Call(VotingProtocolGetVoitingProtocolJson)
  async protocol(@Input() given: Given<typeof VotingProtocolGetVoitingProtocolJson>) {
    const key = given.query.competitionProgramGuid;
    return new ViewAnswer(await this.views.read(given.scope.actor, 'protocol', key));
  }

  @Call(VotingProtocolGetDerivation)
  derivation(@Input() given: Given<typeof VotingProtocolGetDerivation>) {
    const { competitionProgramGuid, competitionProgramItemGuid } = given.query;
    return this.getDerivation.run(given.scope, competitionProgramGuid, competitionProgramItemGuid);
  }

  @Call(VotingProtocolGetJournal)
  journal(@Input() { query }: Given<typeof VotingProtocolGetJournal>) {
    const { competitionProgramGuid, competitionJudgeGuid: judge, ...asked } = query;
    return this.journals.page(competitionProgramGuid, { ...asked, judge }, asked);
  }

  @Call(VotingProtocolLock)
  lock(@Input() given: Given<typeof VotingProtocolLock>) {
    const { isLocked, reason, isTrial } = given.body;
    if (isLocked && isTrial) return this.changeProtocolState.tryLock(given.scope, given.query.competitionProgramGuid);
    return this.moveTo(given, { state: isLocked ? 'Locked' : 'Open', reason });
  }

  @Call(VotingProtocolChangeState)
  changeState(@Input() given: Given<typeof VotingProtocolChangeState>) {
    return this.moveTo(given, given.body);
  }

  @Call(VotingProtocolClearCompetitionProgram)
  clear(@Input() given: Given<typeof VotingProtocolClearCompetitionProgram>) {
    return this.clearProgram.run(given.scope, given.query.competitionProgramGuid, given.body.confirmation);
  }

  @Call(VotingProtocolUndoClearing)
  undoClear(@Input() given: Given<typeof VotingProtocolUndoClearing>) {
    return this.undoClearing.run(given.scope, given.query.competitionProgramGuid);
  }

  @Call(VotingProtocolSettingPermissionForParticipant)
  permissions(@Input() given: Given<typeof VotingProtocolSettingPermissionForParticipant>) {
    const { scope, query, body, request } = given;
    return this.setPermissions.run(scope, query.competitionProgramGuid, body, this.lettersTo(request));
  }

  @Call(VotingProtocolSetManualAward)
  manualAward(@Input() given: Given<typeof VotingProtocolSetManualAward>) {
    return this.setManualAward.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(VotingProtocolSetChairDecision)
  chairDecision(@Input() given: Given<typeof VotingProtocolSetChairDecision>) {
    return this.setChairDecision.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(VotingProtocolWithdrawChairDecision)
  withdrawDecision(@Input() given: Given<typeof VotingProtocolWithdrawChairDecision>) {
    return this.withdrawChairDecision.run(given.scope, given.query.competitionProgramGuid, given.body);
  }

  @Call(AwardSettingRecalculate)
  recalculate(@Input() given: Given<typeof AwardSettingRecalculate>) {
    return this.recalculateAwards.run(given.scope);
  }

  private moveTo(
    { scope, query, request }: Given<typeof VotingProtocolLock | typeof VotingProtocolChangeState>,
    asked: BodyOf<typeof VotingProtocolChangeState>,
  ) {
    return this.changeProtocolState.run(scope, query.competitionProgramGuid, asked, this.lettersTo(request));
  }

  private lettersTo(request: Addressed) {
    return (path: string) => this.addresses.inLetters(path, request);
  }
}
