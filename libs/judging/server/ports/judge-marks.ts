// What happens to a judge's marks when he is deleted or leaves nominations.

import { CLOSED_STATES, counted, Failure, inQuotes, type Guid, type ProtocolState } from '@rampa/kernel';
import { actorName, type EventScope, type Reader, type Transaction } from '@rampa/platform/server';

/**
 * His marks go only with `force`, and never from under written results; history keeps them. Answers how many. Failures
 * hasMarks, protocolLocked.
 */
export async function takeMarksOf(tx: Transaction, event: EventScope, judge: Guid, force: boolean): Promise<number> {
  const marks = await refuseMarks(tx, event, judge, force);
  if (marks > 0) await takeMarks(tx, event, judge);
  return marks;
}

/** Returns how many marks he gave. Throws Failure hasMarks or protocolLocked. */
async function refuseMarks(tx: Transaction, event: EventScope, judge: Guid, force: boolean): Promise<number> {
  const rows = await tx.query<{ title: string; state: ProtocolState; marks: number }>(
    `select p.title, coalesce(t.state, 'Draft') as state, count(*)::int as marks
       from judging.mark m
       join program.v_item i on i.guid = m.item_guid
       join program.v_program p on p.guid = i.program_guid
       left join judging.protocol t on t.program_guid = p.guid
      where m.judge_guid = $1 and i.competition_guid = $2 and m.value is not null
      group by p.guid, p.title, t.state`,
    [judge, event.competition],
  );
  const marks = rows.reduce((sum, row) => sum + row.marks, 0);
  if (marks > 0 && !force) {
    throw new Failure('hasMarks', {
      message: `Удалить нельзя: судья уже поставил ${counted(marks, 'оценку', 'оценки', 'оценок')}.`,
      customData: { marks },
    });
  }
  const closed = rows.find(({ state }) => CLOSED_STATES.has(state));
  if (closed) {
    throw new Failure('protocolLocked', {
      message: `Оценки судьи уже вошли в закрытый протокол ${inQuotes(closed.title)}. Сначала откройте его снова.`,
    });
  }
  return marks;
}

async function takeMarks(tx: Transaction, { actor }: EventScope, judge: Guid): Promise<void> {
  await tx.query(
    `with gone as (
       delete from judging.mark where judge_guid = $1 returning item_guid, judge_guid, criterion_guid, version
     )
     insert into judging.mark_history (item_guid, judge_guid, criterion_guid, value, version, actor, reason)
     select item_guid, judge_guid, criterion_guid, null, version + 1, $2, 'Судья удалён' from gone`,
    [judge, actorName(actor)],
  );
}

/** Throws Failure hasMarks. */
export async function refuseMarksElsewhere(
  reader: Reader,
  event: EventScope,
  judge: Guid,
  nominations: readonly Guid[],
): Promise<void> {
  if (nominations.length === 0) return;
  const [row] = await reader.query<{ items: number }>(
    `select count(distinct i.guid)::int as items
       from judging.mark m join program.v_item i on i.guid = m.item_guid
      where m.judge_guid = $1 and i.competition_guid = $2 and m.value is not null
        and coalesce(not jury.serves($3::uuid[], i.nomination_guid), true)`,
    [judge, event.competition, nominations],
  );
  if (row!.items === 0) return;
  throw new Failure('hasMarks', {
    field: 'nominationGuids',
    message: `Судья уже оценил ${counted(row!.items, 'выступление', 'выступления', 'выступлений')} в номинациях, которых нет в списке.`,
  });
}
