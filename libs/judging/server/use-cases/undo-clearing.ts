import { Injectable } from '@nestjs/common';
import type { AnswerOf, VotingProtocolUndoClearing } from '@rampa/contract';
import { Failure, formatThousandths, inQuotes, type Guid } from '@rampa/kernel';
import { actorName, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { restoreDecisions } from '../persistence/chair-decisions.ts';
import { forgetClearing, misfit, restoreLateMarks, restoreMarks, undoableClearing } from '../persistence/clearings.ts';
import { APPROVED, lockProtocol } from '../persistence/protocols.ts';
import { refuseSharedConfirmed } from '../persistence/results.ts';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class UndoClearing {
  constructor(
    private readonly work: JudgingWork,
    private readonly results: ResultsWriter,
  ) {}

  /**
   * Restores what the program's last clearing took, unless the protocol was approved since. Marks given since stay
   * (`kept`: restored marks that gave way to them). A closed protocol's results are rewritten.
   */
  async run(scope: Scope, program: Guid): Promise<AnswerOf<typeof VotingProtocolUndoClearing>> {
    const worked = await this.work.exclusive(scope, async (tx, event) => {
      const { state, version } = await lockProtocol(tx, event, program);
      if (APPROVED.has(state)) {
        throw new Failure('protocolLocked', { message: 'Протокол уже утверждён: снятые оценки не вернуть.' });
      }
      if (!(await undoableClearing(tx, { program, version }))) {
        throw new Failure('protocolTransition', {
          message: 'Возвращать нечего: оценки этой программы не снимали или уже вернули.',
        });
      }
      await refuseMisfit(tx, program);
      if (state === 'Locked') await refuseSharedConfirmed(tx, event, program);
      const { restored, kept } = await restoreMarks(tx, program, actorName(scope.actor));
      const decisions = await restoreDecisions(tx, program);
      const lateMarks = await restoreLateMarks(tx, program);
      await forgetClearing(tx, program);
      tx.emit(event.competition, 'marks.restored', { program, restored, kept, decisions, lateMarks });
      if (state === 'Locked') await this.writeResults(tx, event, program);
      return { restored, kept };
    });
    return worked.result;
  }

  /**
   * Throws Failure protocolTransition: for instance a judge joined since, so the closed protocol would have no result.
   */
  private async writeResults(tx: Transaction, { competition }: EventScope, program: Guid): Promise<void> {
    try {
      await this.results.settle(tx, competition, { programs: [program] }, { whole: false, confirmed: 'refuse' });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure('protocolTransition', {
        message:
          'Вернуть оценки в закрытый протокол нельзя: с ними результата не будет. Откройте его снова и повторите.',
      });
    }
  }
}

/** Throws Failure marksBecomeInvalid when the scale has changed and no longer allows a mark. */
async function refuseMisfit(tx: Transaction, program: Guid): Promise<void> {
  const found = await misfit(tx, program);
  if (!found) return;
  const { criterion, value } = found;
  throw new Failure('marksBecomeInvalid', {
    message: `Вернуть нельзя: шкала критерия ${inQuotes(criterion)} с тех пор изменилась, и оценка ${formatThousandths(value)} к ней не подходит. Верните прежнюю шкалу и повторите.`,
  });
}
