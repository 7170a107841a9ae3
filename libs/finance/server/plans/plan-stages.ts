import type { PlanStage } from '@rampa/finance/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { PLAN, type KeptStage, type PlanRow } from '../prices/price-tables.ts';

export function asStage({ title, dueDate, daysAfter, percentBp, amount }: KeptStage): PlanStage {
  return { title, due: dueDate, daysAfter, percentBp, amount };
}

/** The usual plan of an event; null: all is due on subscribing. */
export async function plannedStages(reader: Reader, competition: Guid): Promise<PlanStage[] | null> {
  const [row] = await reader.query<PlanRow>(
    `select ${PLAN.select('p')} from finance.plan p where p.competition_guid = $1 and p.is_default`,
    [competition],
  );
  return row ? row.stages.map(asStage) : null;
}
