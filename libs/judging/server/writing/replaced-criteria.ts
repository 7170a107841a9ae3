// All criteria of the event at once, as one of the ready sets brings them.

import type { BodyOf, ScoringSchemeUpdate } from '@rampa/contract';
import { counted, Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import { CriterionEntity } from '../persistence/criterion.entity.ts';
import { refuseUnderClosed } from '../persistence/protocols.ts';
import { refuseBadCriterion, refuseManyCriteria } from '../scoring/criterion-faults.ts';
import { loadRules } from '../scoring/event-rules.ts';
import { refuseDeciding } from './deciding-criteria.ts';

type Replacement = NonNullable<BodyOf<typeof ScoringSchemeUpdate>['criteria']>;

/**
 * Call it under the event's exclusive lock and before the scheme is written: the new scheme (of `nomination`, or of the
 * event where that is null) may name the new criteria. Failures: staleVersion (the sender saw other criteria), hasMarks,
 * protocolLocked, schemeInvalid.
 */
export async function replaceCriteria(
  tx: Transaction,
  event: EventScope,
  { instead, points }: Replacement,
  nomination: Guid | null,
): Promise<void> {
  const rules = await loadRules(tx, event.competition);
  const going = rules.criteria.filter(({ nominationGuids }) => nominationGuids.length === 0);
  const seen = new Set(instead);
  if (seen.size !== going.length || going.some(({ guid }) => !seen.has(guid))) throw new Failure('staleVersion');
  await refuseMarked(tx, instead);
  await refuseUnderClosed(tx, event, () => true);
  refuseDeciding(
    going,
    rules.schemes.filter(({ nominationGuid }) => nominationGuid !== nomination),
  );
  const staying = rules.criteria.length - going.length;
  const next = points.map((fields, order) => ({ ...fields, guid: newGuid(), order, nominations: [] as Guid[] }));
  for (const one of next) refuseBadCriterion({ ...one, nominationGuids: [] });
  refuseManyCriteria(staying + next.length - 1);
  await tx.query('delete from judging.criterion where competition_guid = $1 and guid = any ($2::uuid[])', [
    event.competition,
    instead,
  ]);
  await tx.manager.insert(
    CriterionEntity,
    next.map((one) => ({ ...one, competitionGuid: event.competition })),
  );
  for (const criterion of instead) tx.emit(event.competition, 'criteria.changed', { criterion, removed: true });
  for (const { guid } of next) tx.emit(event.competition, 'criteria.changed', { criterion: guid });
}

/** Failure hasMarks with how many marks and in which program. */
async function refuseMarked(tx: Transaction, criteria: readonly Guid[]): Promise<void> {
  const marked = await tx.query<{ title: string; marks: number }>(
    `select p.title, count(*)::int as marks
       from judging.mark m
       join program.v_item i on i.guid = m.item_guid
       join program.v_program p on p.guid = i.program_guid
      where m.criterion_guid = any ($1::uuid[]) and m.value is not null
      group by p.guid, p.title order by p.title`,
    [criteria],
  );
  if (marked.length === 0) return;
  const marks = marked.reduce((sum, one) => sum + one.marks, 0);
  const [first] = marked;
  const where = `в программе ${inQuotes(first!.title)}${marked.length > 1 ? ' и других' : ''}`;
  throw new Failure('hasMarks', {
    message: `Заменить критерии нельзя: судьи уже поставили ${counted(marks, 'оценку', 'оценки', 'оценок')} ${where}. Снимите их на странице «Протоколы итоги» или сохраните правила с прежними критериями.`,
  });
}
