import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';
import { withdrawDecisions } from '../persistence/chair-decisions.ts';
import { lockProtocol, stampRevision } from '../persistence/protocols.ts';
import { refuseSharedConfirmed, voidResultsOf } from '../persistence/results.ts';

@Injectable()
export class ClearProgram {
  constructor(private readonly work: JudgingWork) {}

  /**
   * Takes all marks of a program before it is confirmed; its title must be typed. The history keeps what was given, and
   * versions go on counting, so that an edit made before the clearing is not taken for one made after it; a first mark
   * is told by the revision of the sheet on which it was tapped.
   */
  async run(scope: Scope, program: Guid, confirmation: string): Promise<{ cleared: number }> {
    const worked = await this.work.exclusive(scope, async (tx, event) => {
      const { title, state } = await lockProtocol(tx, event, program);
      if (state === 'Confirmed' || state === 'Published' || state === 'Withdrawn') {
        throw new Failure('protocolLocked', { message: 'Протокол уже утверждён: оценки программы снять нельзя.' });
      }
      if (spaced(confirmation) !== spaced(title)) throw new Failure('confirmationNeeded', { field: 'confirmation' });
      if (state === 'Locked') {
        await refuseSharedConfirmed(tx, event, program);
        await voidResultsOf(tx, event, program);
      }
      const actor = actorName(scope.actor);
      const cleared = await this.takeMarks(tx, program, actor);
      await withdrawDecisions(tx, event, await performancesOf(tx, program), actor, 'Оценки программы сняты');
      await tx.query(
        `update judging.late_mark set decided_at = clock_timestamp(), accepted = false, reason = 'Оценки программы сняты'
          where program_guid = $1 and decided_at is null`,
        [program],
      );
      tx.emit(event.competition, 'marks.cleared', { program, cleared });
      await stampRevision(tx, event, program, 'cleared');
      return { cleared };
    });
    return worked.result;
  }

  private async takeMarks(tx: Transaction, program: Guid, actor: string): Promise<number> {
    const [row] = await tx.query<{ cleared: number }>(
      `with gone as (
         delete from judging.mark m using program.item i
          where i.guid = m.item_guid and i.program_guid = $1
         returning m.item_guid, m.judge_guid, m.criterion_guid, m.value, m.version
       ), noted as (
         insert into judging.mark_history (item_guid, judge_guid, criterion_guid, value, version, actor, reason)
         select item_guid, judge_guid, criterion_guid, null, version + 1, $2, 'Оценки программы сняты' from gone
       ), raised as (
         update judging.protocol
            set version_floor = greatest(version_floor, (select max(version) + 1 from gone))
          where program_guid = $1
       )
       select count(value)::int as cleared from gone`,
      [program, actor],
    );
    return row!.cleared;
  }
}

async function performancesOf(tx: Transaction, program: Guid): Promise<Guid[]> {
  const rows = await tx.query<{ guid: Guid }>('select guid from program.item where program_guid = $1', [program]);
  return rows.map(({ guid }) => guid);
}

/** Typed by hand: no-break and double spaces are spaces. */
function spaced(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
