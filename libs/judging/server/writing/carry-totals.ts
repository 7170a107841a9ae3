// What a performance takes into the next tour: its total of the former one, as a bonus with its reason, so that the way to
// the new total, the package that proves it and its paper tell of it like of any other.

import { formatThousandths } from '@rampa/judging/domain';
import { loadRules, schemeBodyOf } from '@rampa/jury/server';
import type { Decimals } from '@rampa/jury/domain';
import { Failure, inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import type { CarriedTour } from '@rampa/program/server';
import { ADJUSTMENT } from '../persistence/adjustment-table.ts';

const BY_PLACES: ReadonlySet<string> = new Set(['sumOfPlaces', 'skating']);

/** Failures carryUnready: somebody has no written result; carryUnfit: the method counts places. */
export async function carryTotals(tx: Transaction, scope: Scope, carried: CarriedTour): Promise<void> {
  const { competition, program, next, pairs } = carried;
  const rows = await tx.query<{ item: Guid; total: number | null; nomination: Guid | null; title: string }>(
    `select r.item_guid as item, r.total, i.nomination_guid as nomination, p.title
       from judging.result r
       join program.v_item i on i.guid = r.item_guid
       join program.v_program p on p.guid = i.program_guid
       join judging.protocol t on t.program_guid = r.program_guid and t.state in ('Locked', 'Confirmed', 'Published')
      where i.program_guid = $1 and r.item_guid = any ($2::uuid[])`,
    [program, pairs.map(({ from }) => from)],
  );
  const results = new Map(rows.map((row) => [row.item, row]));
  const rules = await loadRules(tx, competition);
  const bonuses = pairs.map(({ from, to }) => {
    const result = results.get(from);
    if (!result || result.total === null) throw new Failure('carryUnready');
    const { method, rounding } = schemeBodyOf(rules, result.nomination);
    if (BY_PLACES.has(method.kind)) throw new Failure('carryUnfit');
    const shown = formatThousandths(result.total, (rounding.total ?? 2) as Decimals);
    return {
      ...{ guid: newGuid(), competitionGuid: competition, itemGuid: to, kind: 'bonus' as const, amount: result.total },
      ...{ reason: `Перенесено: ${inQuotes(result.title)}, ${shown}`.slice(0, 500), actor: actorName(scope.actor) },
    };
  });
  await ADJUSTMENT.insertAll(tx, bonuses);
  tx.emit(competition, 'adjustments.changed', { program: next, items: pairs.map(({ to }) => to) });
}
