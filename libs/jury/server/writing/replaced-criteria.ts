// Replaces all criteria of the event at once, as a ready set brings them.

import type { BodyOf, ScoringSchemeUpdate } from '@rampa/contract';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { EventScope, Transaction } from '@rampa/platform/server';
import { CRITERION } from '../persistence/jury-tables.ts';
import type { SetupVetoes } from '../ports/setup-vetoes.ts';
import type { WrittenResults } from '../ports/written-results.ts';
import { refuseBadCriterion, refuseManyCriteria } from '../rules/criterion-faults.ts';
import { loadRules } from '../rules/event-rules.ts';
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
  vetoes: SetupVetoes,
  written: WrittenResults,
): Promise<void> {
  const rules = await loadRules(tx, event.competition);
  const going = rules.criteria.filter(({ nominationGuids }) => nominationGuids.length === 0);
  const seen = new Set(instead);
  if (seen.size !== going.length || going.some(({ guid }) => !seen.has(guid))) throw new Failure('staleVersion');
  await vetoes.ask((veto) => veto.criteriaAreReplaced(tx, instead));
  await written.refuseUnderClosed(tx, event, () => true);
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
  await CRITERION.insertAll(
    tx,
    next.map((one) => ({ ...one, competitionGuid: event.competition })),
  );
  for (const criterion of instead) tx.emit(event.competition, 'criteria.changed', { criterion, removed: true });
  for (const { guid } of next) tx.emit(event.competition, 'criteria.changed', { criterion: guid });
}
