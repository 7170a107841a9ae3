import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import { JudgingWork } from '@rampa/jury/server';
import { withdrawDecisions } from '../persistence/chair-decisions.ts';
import { beginClearing, hasMarks, takeMarks } from '../persistence/clearings.ts';
import { APPROVED, lockProtocol, stampRevision } from '../persistence/protocols.ts';
import { refuseSharedConfirmed, voidResultsOf } from '../persistence/results.ts';

@Injectable()
export class ClearProgram {
  constructor(private readonly work: JudgingWork) {}

  /**
   * Clears all marks of a program that is not approved; its title must be typed. The history keeps the marks, and
   * versions go on counting, so that an edit made before the clearing cannot pass for one made after it; a first mark
   * is recognised by the revision of its sheet. UndoClearing can restore what was taken; a clearing that finds nothing
   * leaves the former one restorable.
   */
  async run(scope: Scope, program: Guid, confirmation: string): Promise<{ cleared: number }> {
    const worked = await this.work.exclusive(scope, async (tx, event) => {
      const protocol = await lockProtocol(tx, event, program);
      const { title, state } = protocol;
      if (APPROVED.has(state)) {
        throw new Failure('protocolLocked', { message: 'Протокол уже утверждён: оценки программы снять нельзя.' });
      }
      if (spaced(confirmation) !== spaced(title)) throw new Failure('confirmationNeeded', { field: 'confirmation' });
      if (state === 'Locked') {
        await refuseSharedConfirmed(tx, event, program);
        await voidResultsOf(tx, event, program);
      }
      const actor = actorName(scope.actor);
      if (await hasMarks(tx, program)) await beginClearing(tx, protocol, actor);
      const performances = await performancesOf(tx, program);
      // The hall's seen results are forgotten, so neither the clearing nor new marks count as changes of them.
      await tx.query('delete from judging.shown_result where item_guid = any ($1::uuid[])', [performances]);
      const cleared = await takeMarks(tx, program, actor);
      await withdrawDecisions(tx, event, performances, actor, 'Оценки программы сняты', program);
      tx.emit(event.competition, 'marks.cleared', { program, cleared });
      await stampRevision(tx, event, program, 'cleared');
      return { cleared };
    });
    return worked.result;
  }
}

async function performancesOf(tx: Transaction, program: Guid): Promise<Guid[]> {
  const rows = await tx.query<{ guid: Guid }>('select guid from program.v_item where program_guid = $1', [program]);
  return rows.map(({ guid }) => guid);
}

/** No-break and double spaces count as one space, because people type them. */
function spaced(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
